using System.Text;
using System.Text.RegularExpressions;
using Ronde.Contract;

namespace Ronde.SampleServer.Imports;

/// <summary>What cells may hold.</summary>
public static partial class Cells
{
    private static readonly HashSet<string> Yes = ["true", "1", "vrai", "oui", "o", "yes", "y"];
    private static readonly HashSet<string> No = ["false", "0", "faux", "non", "n", "no"];

    [GeneratedRegex("^[A-Za-z0-9._-]{1,50}$")]
    private static partial Regex Ref { get; }

    public static Column Reference(bool mayBeEmpty = false) => new(cell => Ref.IsMatch(cell) ? cell : null, Said.RuleReference, mayBeEmpty);

    public static Column Label(bool mayBeEmpty = false) => new(cell => Seen(cell, 200, isOneLine: true), Said.RuleLabel, mayBeEmpty);

    public static Column Text() => new(cell => Seen(cell, 2000, isOneLine: false), Said.RuleText, true);

    public static Column Json() => new(cell => new JsonObjectTextAttribute().IsValid(cell) ? cell : null, Said.RuleJson, true);

    /// <summary>Yes or no, as people write it in French and in English.</summary>
    public static Column Flag() => new(cell => Database.Folded(cell) is var word && Yes.Contains(word!) ? true : No.Contains(word!) ? false : null, Said.RuleFlag, false);

    private static string? Seen(string cell, int most, bool isOneLine) =>
        cell.Normalize(NormalizationForm.FormC) is var text && text.Length <= most && Texts.IsSeen(text, isOneLine) ? text : null;
}
