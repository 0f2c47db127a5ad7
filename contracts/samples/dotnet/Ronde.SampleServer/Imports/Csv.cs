using System.Text;
using Ronde.Contract;

namespace Ronde.SampleServer.Imports;

/// <summary>A row of a CSV that holds something: the physical line where it begins, its cells, and why it cannot be read.</summary>
public sealed record CsvRow(long Line, IReadOnlyList<string> Cells, Words? Fault);

/// <summary>CSV as the contract has it: UTF-8, UTF-16 or Windows-1252; `;`, `,` or tab; `\n`, `\r\n` or `\r`.</summary>
public static class Csv
{
    private const int MostLines = 100_000;
    private const int MostColumns = 1_000;
    private static readonly char[] Separators = [';', ',', '\t'];

    static Csv() => Encoding.RegisterProvider(CodePagesEncodingProvider.Instance);

    /// <summary>The rows of a file. Throws 415 for what is no text, 413 for too much of it.</summary>
    public static List<CsvRow> Read(byte[] bytes)
    {
        // A workbook, new or old: what is sent of one by the console is a CSV.
        if (bytes is [0x50, 0x4b, ..] or [0xd0, 0xcf, 0x11, 0xe0, ..]) throw new FailureException(StatusCodes.Status415UnsupportedMediaType, Said.NoTable);
        string text = TextOf(bytes) is { } read && !read.Contains('\0') ? read.TrimStart('\ufeff') : throw new FailureException(StatusCodes.Status415UnsupportedMediaType, Said.NoTable);
        char separator = SeparatorOf(text);
        List<CsvRow> rows = [];
        int at = 0;
        long line = 1;
        while (at < text.Length)
        {
            int start = at;
            CsvRow row = ReadRow(text, ref at, line, separator);
            if (row.Fault is not null || row.Cells.Any(cell => cell.Trim().Length > 0)) rows.Add(row);
            if (rows.Count > MostLines) throw TooMany(MostLines, "lignes");
            line += EndsIn(text, start, at) + 1;
            // Past the end of the line itself.
            at += at + 1 < text.Length && text[at] == '\r' && text[at + 1] == '\n' ? 2 : 1;
        }

        return rows;
    }

    private static FailureException TooMany(int most, string what) => new(StatusCodes.Status413PayloadTooLarge, Said.TooMany, null, ("n", $"{most}"), ("quoi", what));

    private static bool IsEnd(string text, int at) => at >= text.Length || text[at] is '\n' or '\r';

    private static CsvRow ReadRow(string text, ref int at, long line, char separator)
    {
        List<string> cells = [];
        Words? fault = null;
        while (true)
        {
            int from = at;
            string cell = "";
            // A quotation mark opens a cell only where the cell begins.
            if (at < text.Length && text[at] == '"')
            {
                int closed = ClosedAt(text, at);
                if (closed < 0) fault = Said.UnclosedQuote;
                at = closed < 0 ? text.Length : closed;
                cell = text[(from + 1)..(closed < 0 ? at : at - 1)].Replace("\"\"", "\"", StringComparison.Ordinal);
            }

            int rest = at;
            for (; !IsEnd(text, at) && text[at] != separator; at += 1)
                if (text[at] == '"' || rest > from) fault ??= Said.UnreadableLine;
            cells.Add(cell + text[rest..at]);
            if (cells.Count > MostColumns) throw TooMany(MostColumns, "colonnes");
            if (IsEnd(text, at)) return new CsvRow(line, cells, fault);
            at += 1;
        }
    }

    /// <summary>After the quotation mark that closes the cell, or -1; two of them are one within it.</summary>
    private static int ClosedAt(string text, int from)
    {
        int at = text.IndexOf('"', from + 1);
        while (at >= 0 && at + 1 < text.Length && text[at + 1] == '"') at = text.IndexOf('"', at + 2);
        return at < 0 ? -1 : at + 1;
    }

    /// <summary>Ends of lines within a row: in cells that go over several.</summary>
    private static int EndsIn(string text, int from, int to)
    {
        int count = 0;
        for (int at = from; at < to; at += 1)
            if (text[at] == '\n' || (text[at] == '\r' && (at + 1 == text.Length || text[at + 1] != '\n'))) count += 1;
        return count;
    }

    /// <summary>The sign that parts the most cells of the first row that holds something; none: `;`.</summary>
    private static char SeparatorOf(string text)
    {
        Dictionary<char, int> counts = Separators.ToDictionary(sign => sign, _ => 0);
        bool isQuoted = false;
        bool isEmpty = true;
        foreach (char sign in text)
        {
            if (sign == '"') isQuoted = !isQuoted;
            if (sign == '"' || isQuoted) isEmpty = false;
            else if (counts.ContainsKey(sign)) counts[sign] += 1;
            else if (sign is not ('\n' or '\r')) isEmpty &= char.IsWhiteSpace(sign);
            else if (!isEmpty) break;
            else foreach (char separator in Separators) counts[separator] = 0;
        }

        return Separators.MaxBy(sign => counts[sign]);
    }

    /// <summary>By its mark or the zeros of two bytes a sign UTF-16, else UTF-8, else Windows-1252, as French Excel writes it.</summary>
    private static string? TextOf(byte[] bytes)
    {
        (int first, int second) = bytes.Length > 1 ? (bytes[0], bytes[1]) : (1, 1);
        if ((first == 0xff && second == 0xfe) || (first != 0 && second == 0)) return Decoded(new UnicodeEncoding(false, true, true), bytes);
        if ((first == 0xfe && second == 0xff) || (first == 0 && second != 0)) return Decoded(new UnicodeEncoding(true, true, true), bytes);
        return Decoded(new UTF8Encoding(true, true), bytes) ?? Decoded(Encoding.GetEncoding(1252), bytes);
    }

    private static string? Decoded(Encoding encoding, byte[] bytes)
    {
        try
        {
            return encoding.GetString(bytes);
        }
        catch (DecoderFallbackException)
        {
            return null;
        }
    }
}
