using System.Data;
using System.Globalization;
using System.Text;
using Dapper;
using Microsoft.Data.Sqlite;
using Ronde.Contract;

namespace Ronde.SampleServer;

/// <summary>The database: a file of SQLite, asked through Dapper in plain SQL.</summary>
public sealed class Database(string source)
{
    static Database()
    {
        // UUIDs are kept in small letters, instants as the wire has them: so texts sort and compare as what they say.
        SqlMapper.RemoveTypeMap(typeof(Guid));
        SqlMapper.RemoveTypeMap(typeof(Guid?));
        SqlMapper.RemoveTypeMap(typeof(DateTimeOffset));
        SqlMapper.RemoveTypeMap(typeof(DateTimeOffset?));
        SqlMapper.AddTypeHandler(new GuidHandler());
        SqlMapper.AddTypeHandler(new InstantHandler());
    }

    /// <summary>The file. A test puts another in its place.</summary>
    public string Source { get; set; } = source;

    /// <summary>A connection that knows the contract's ways to compare texts. Throws when there is no database to be had.</summary>
    public SqliteConnection Open()
    {
        SqliteConnection connection = new(new SqliteConnectionStringBuilder { DataSource = Source, ForeignKeys = true }.ToString());
        connection.Open();
        connection.CreateCollation("OrdinalIgnoreCase", (one, other) => string.Compare(one, other, StringComparison.OrdinalIgnoreCase));
        connection.CreateFunction<string?, string?>("folded", Folded, isDeterministic: true);
        return connection;
    }

    /// <summary>Makes the tables that are not there yet.</summary>
    public void Create()
    {
        using SqliteConnection connection = Open();
        using Stream schema = typeof(Database).Assembly.GetManifestResourceStream("Ronde.SampleServer.Schema.sql")!;
        connection.Execute("pragma journal_mode = wal;");
        connection.Execute(new StreamReader(schema).ReadToEnd());
    }

    /// <summary>A text as it is searched and sorted: small letters, without accents.</summary>
    public static string? Folded(string? text)
    {
        if (text is null) return null;
        IEnumerable<char> letters = text.Normalize(NormalizationForm.FormD)
            .Where(letter => CharUnicodeInfo.GetUnicodeCategory(letter) is not (UnicodeCategory.NonSpacingMark or UnicodeCategory.SpacingCombiningMark or UnicodeCategory.EnclosingMark));
        return string.Concat(letters)
            .ToLowerInvariant()
            .Replace("œ", "oe", StringComparison.Ordinal)
            .Replace("æ", "ae", StringComparison.Ordinal)
            .Replace("ß", "ss", StringComparison.Ordinal);
    }

    private sealed class GuidHandler : SqlMapper.TypeHandler<Guid>
    {
        public override Guid Parse(object value) => Guid.Parse((string)value);

        public override void SetValue(IDbDataParameter parameter, Guid value) => parameter.Value = value.ToString("D");
    }

    private sealed class InstantHandler : SqlMapper.TypeHandler<DateTimeOffset>
    {
        public override DateTimeOffset Parse(object value) => DateTimeOffset.Parse((string)value, CultureInfo.InvariantCulture);

        public override void SetValue(IDbDataParameter parameter, DateTimeOffset value) => parameter.Value = InstantConverter.Write(value);
    }
}
