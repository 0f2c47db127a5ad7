using Ronde.Contract;

namespace Ronde.SampleServer.Imports;

/// <summary>What a column of a file may hold: the value of a cell, null where it does not fit, and the rule in words.</summary>
public sealed record Column(Func<string, object?> Read, Words Rule, bool MayBeEmpty);

/// <summary>A line whose every cell is fit: the columns that the file has, an empty cell as null.</summary>
public sealed record ImportedRow(long Line, IReadOnlyDictionary<string, object?> Values)
{
    public string? Text(string column) => Values.GetValueOrDefault(column) as string;
}

/// <summary>Reads a table by its columns, and collects what is wrong with its lines.</summary>
public sealed class ImportedRows(string language, string key, IReadOnlyDictionary<string, Column> columns)
{
    private const int MostErrors = 1_000;
    private const int LongestTold = 60;

    private readonly HashSet<string> lost = new(StringComparer.OrdinalIgnoreCase);

    private sealed record Unfit(long Line, string Column, string Cell);

    public List<ImportResultErrorsItem> Errors { get; } = [];

    public void Complain(long line, string? field, Words words, params (string Name, string Value)[] quoted)
    {
        if (Errors.Count < MostErrors) Errors.Add(new ImportResultErrorsItem { Line = line, Field = field, Message = words.In(language, quoted.ToDictionary(one => one.Name, one => one.Value)) });
    }

    /// <summary>A line of the file has that key, and is not taken: what hangs on it is not told beside it.</summary>
    public bool IsLost(string value) => lost.Contains(value);

    /// <summary>The lines that are fit. Throws R32 for a column that is unknown, there twice or missing, and for a file without lines.</summary>
    public List<ImportedRow> Read(byte[] bytes)
    {
        List<CsvRow> rows = Csv.Read(bytes);
        if (rows.Count == 0 || (rows.Count == 1 && rows[0].Fault is null)) throw new RefusedException(new Refused(Refusals.R32) { Occasion = 1 });
        List<ImportedRow> fit = [];
        foreach (CsvRow row in rows.Where(row => row.Fault is not null)) Complain(row.Line, null, row.Fault!);
        // What the columns are nobody knows then.
        if (rows[0].Fault is not null) return fit;
        string[] header = Trimmed(rows[0].Cells).ToArray();
        CheckHeader(header);
        Dictionary<string, long> seen = new(StringComparer.OrdinalIgnoreCase);
        List<Unfit> unfit = [];
        foreach (CsvRow row in rows.Skip(1).Where(row => row.Fault is null))
        {
            if (Errors.Count + unfit.Count >= MostErrors) break;
            int before = Errors.Count + unfit.Count;
            string[] cells = Trimmed(row.Cells).ToArray();
            if (cells.Length > header.Length) Complain(row.Line, null, Said.TooManyCells);
            Dictionary<string, object?> values = ValuesOf(row.Line, header, cells, unfit);
            string? own = values.GetValueOrDefault(key) as string;
            if (own is not null && !seen.TryAdd(own, row.Line)) Complain(row.Line, key, Said.SameAsLine, ("ligne", $"{seen[own]}"));
            if (Errors.Count + unfit.Count == before) fit.Add(new ImportedRow(row.Line, values));
            else lost.Add(CellAt(cells, Array.IndexOf(header, key)));
        }

        // A reference to a line that is not taken is wrong only because that line is.
        foreach (Unfit one in unfit.Where(one => one.Column == key || !IsLost(one.Cell)))
        {
            string told = one.Cell.Length > LongestTold ? $"{one.Cell[..LongestTold]}…" : one.Cell;
            Complain(one.Line, one.Column, Said.UnfitCell, ("valeur", told), ("regle", columns[one.Column].Rule.In(language)));
        }

        return fit;
    }

    private Dictionary<string, object?> ValuesOf(long line, string[] header, string[] cells, List<Unfit> unfit)
    {
        Dictionary<string, object?> values = [];
        foreach ((int at, string name) in header.Index())
        {
            if (name.StartsWith('#')) continue;
            Column column = columns[name];
            string cell = CellAt(cells, at);
            if (cell.Length == 0 && column.MayBeEmpty) values[name] = null;
            else if (cell.Length == 0) Complain(line, name, Said.MissingCell);
            else if (column.Read(cell) is { } value) values[name] = value;
            else unfit.Add(new Unfit(line, name, cell));
        }

        return values;
    }

    private static string CellAt(string[] cells, int at) => at >= 0 && at < cells.Length ? cells[at] : "";

    private static IEnumerable<string> Trimmed(IReadOnlyList<string> cells)
    {
        int length = cells.Count;
        while (length > 0 && cells[length - 1].Trim().Length == 0) length -= 1;
        return cells.Take(length).Select(cell => cell.Trim());
    }

    private void CheckHeader(string[] header)
    {
        string? odd = header.Where((name, at) => !name.StartsWith('#') && (!columns.ContainsKey(name) || Array.IndexOf(header, name) != at)).FirstOrDefault();
        string? wrong = odd ?? (header.Contains(key) ? null : key);
        if (wrong is not null) throw new RefusedException(new Refused(Refusals.R32, null, ("colonne", wrong[..Math.Min(wrong.Length, LongestTold)])));
    }
}
