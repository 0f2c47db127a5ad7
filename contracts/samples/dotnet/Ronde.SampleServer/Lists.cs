using System.Globalization;
using System.Reflection;
using System.Text.Json.Serialization;
using System.Text.RegularExpressions;
using Dapper;
using Ronde.Contract;

namespace Ronde.SampleServer;

/// <summary>
/// Lists: `skip`, `take`, `sort`, `search`, and every field as a filter. Rows are a query whose columns are named like the
/// fields of the record; what may be asked of them follows from the types of its fields.
/// </summary>
public static partial class Lists
{
    private const int MostValues = 100;
    private const int MostWords = 10;

    private enum Kind
    {
        Text,
        Guid,
        Number,
        Flag,
        Day,
        Instant,
    }

    [GeneratedRegex(@"^\d{1,9}$")]
    private static partial Regex Count { get; }

    [GeneratedRegex(@"^-?\d{1,15}$")]
    private static partial Regex Whole { get; }

    /// <summary>The rows that fit what was asked, in a total order: what `sort` says, then the key. Says how many there are in all.</summary>
    public static IReadOnlyList<T> Read<T>(Call call, string rows, string key, object? keys = null)
    {
        Dictionary<string, Kind> columns = ColumnsOf(typeof(T));
        DynamicParameters parameters = new(keys);
        List<string> conditions = [];
        string order = key;
        string window = "";
        long skip = 0;
        long? take = null;
        foreach ((string name, string[] values) in call.Asked)
        {
            if (name == "skip") skip = CountIn(name, values);
            else if (name == "take") take = CountIn(name, values);
            else if (name == "sort") order = $"{SortedBy(columns, Single(name, values))}{key}";
            else if (name == "search") conditions.AddRange(Searched(columns, Single(name, values), parameters));
            else conditions.Add(Filtered(columns, name, values, parameters));
        }

        if (skip > 0 || take is not null) window = $"limit {take ?? -1} offset {skip}";
        string where = conditions.Count == 0 ? "" : $"where {string.Join(" and ", conditions)}";
        call.Total = call.First<long>($"select count(*) from ({rows}) {where}", parameters);
        return call.All<T>($"select * from ({rows}) {where} order by {order} {window}", parameters);
    }

    /// <summary>Throws 400 for a filter that a list does not offer; for those lists, too, that are not done yet.</summary>
    public static void RefuseUnknown(Operation operation, IEnumerable<string> asked)
    {
        if (operation.Value is not { IsGenericType: true } list) return;
        Dictionary<string, Kind> columns = ColumnsOf(list.GetGenericArguments()[0]);
        foreach (string name in asked)
            if (!IsOfWindow(name)) KindOf(columns, name);
    }

    /// <summary>Whether a parameter says which rows of a list come, and in which order, whatever its columns.</summary>
    public static bool IsOfWindow(string name) => name is "skip" or "take" or "sort" or "search";

    private static Dictionary<string, Kind> ColumnsOf(Type record)
    {
        Dictionary<string, Kind> columns = [];
        foreach (PropertyInfo property in record.GetProperties())
        {
            if (property.GetCustomAttribute<JsonPropertyNameAttribute>()?.Name is not { } name || name == "extendedData") continue;
            Type type = Nullable.GetUnderlyingType(property.PropertyType) ?? property.PropertyType;
            if (type == typeof(string)) columns[name] = Kind.Text;
            else if (type == typeof(Guid)) columns[name] = Kind.Guid;
            else if (type == typeof(long) || type == typeof(decimal)) columns[name] = Kind.Number;
            else if (type == typeof(bool)) columns[name] = Kind.Flag;
            else if (type == typeof(DateOnly)) columns[name] = Kind.Day;
            else if (type == typeof(DateTimeOffset)) columns[name] = Kind.Instant;
        }

        return columns;
    }

    private static string Single(string name, string[] values) => values is [string value] ? value : throw FailureException.Invalid(name);

    private static long CountIn(string name, string[] values) =>
        Count.IsMatch(Single(name, values)) ? long.Parse(values[0], CultureInfo.InvariantCulture) : throw FailureException.Invalid(name);

    private static Kind KindOf(Dictionary<string, Kind> columns, string name) =>
        columns.TryGetValue(name, out Kind kind) ? kind : throw FailureException.Unknown(name);

    /// <summary>Only names of fields get into the query; what was sent is a parameter.</summary>
    private static string SortedBy(Dictionary<string, Kind> columns, string sort)
    {
        IEnumerable<string> parts = sort.Split(',', StringSplitOptions.RemoveEmptyEntries).Take(5).Select(part =>
        {
            string name = part.TrimStart('-');
            string at = KindOf(columns, name) == Kind.Text ? $"folded({name})" : name;
            return part.StartsWith('-') ? $"{at} desc, " : $"{at}, ";
        });
        return string.Concat(parts);
    }

    private static IEnumerable<string> Searched(Dictionary<string, Kind> columns, string search, DynamicParameters parameters)
    {
        if (search.Length > 200) throw FailureException.Invalid("search");
        string[] words = Database.Folded(search)!.Split((char[]?)null, StringSplitOptions.RemoveEmptyEntries);
        string[] texts = columns.Where(column => column.Value == Kind.Text).Select(column => column.Key).ToArray();
        foreach ((int at, string word) in words.Take(MostWords).Index())
        {
            string pattern = word.Replace("\\", "\\\\", StringComparison.Ordinal).Replace("%", "\\%", StringComparison.Ordinal).Replace("_", "\\_", StringComparison.Ordinal);
            parameters.Add($"word{at}", $"%{pattern}%");
            yield return $"({string.Join(" or ", texts.Select(text => $"folded({text}) like @word{at} escape '\\'"))})";
        }
    }

    private static string Filtered(Dictionary<string, Kind> columns, string name, string[] values, DynamicParameters parameters)
    {
        Kind kind = KindOf(columns, name);
        if (values.Length > MostValues) throw FailureException.Invalid(name);
        IEnumerable<string> conditions = values.Select((value, at) => OneValue(name, kind, value, $"{name}{at}", parameters));
        return $"({string.Join(" or ", conditions)})";
    }

    private static string OneValue(string name, Kind kind, string value, string parameter, DynamicParameters parameters)
    {
        if (value.Length == 0) return $"{name} is null";
        string Is(object wanted)
        {
            parameters.Add(parameter, wanted);
            return kind == Kind.Text ? $"folded({name}) = @{parameter}" : $"{name} = @{parameter}";
        }

        if (kind == Kind.Text) return Is(Database.Folded(value)!);
        if (kind == Kind.Guid) return Guid.TryParseExact(value, "D", out Guid guid) ? Is(guid) : throw FailureException.Invalid(name);
        if (kind == Kind.Flag) return value is "true" or "false" ? Is(value == "true") : throw FailureException.Invalid(name);
        string[] bounds = value.Split("..", 2);
        List<string> limits = [];
        if (bounds[0].Length > 0)
        {
            parameters.Add($"{parameter}From", Bound(name, kind, bounds[0], isEnd: false));
            limits.Add($"{name} >= @{parameter}From");
        }

        if (bounds[^1].Length > 0)
        {
            parameters.Add($"{parameter}To", Bound(name, kind, bounds[^1], isEnd: true));
            limits.Add($"{name} <= @{parameter}To");
        }

        return limits.Count == 0 ? "1 = 1" : $"({string.Join(" and ", limits)})";
    }

    /// <summary>A bound of a span as rows bear it. A day as the end of a span of instants is meant whole.</summary>
    private static object Bound(string name, Kind kind, string text, bool isEnd)
    {
        if (kind == Kind.Number) return Whole.IsMatch(text) ? long.Parse(text, CultureInfo.InvariantCulture) : throw FailureException.Invalid(name);
        bool isDay = DateOnly.TryParseExact(text, "yyyy-MM-dd", CultureInfo.InvariantCulture, DateTimeStyles.None, out _);
        if (kind == Kind.Day) return isDay ? text : throw FailureException.Invalid(name);
        if (isDay) return isEnd ? $"{text}T23:59:59.999Z" : text;
        return text.EndsWith('Z') && DateTimeOffset.TryParse(text, CultureInfo.InvariantCulture, DateTimeStyles.AssumeUniversal, out DateTimeOffset instant)
            ? instant
            : throw FailureException.Invalid(name);
    }
}
