namespace Ronde.Contract;

/// <summary>How an operation is sent what it takes.</summary>
public enum InputKind
{
    /// <summary>In the query.</summary>
    Query,

    /// <summary>As a JSON body.</summary>
    Body,

    /// <summary>As a multipart form, the file in <c>file</c>.</summary>
    File,
}

/// <summary>One call of the contract: where it is, who may, what it takes and answers.</summary>
/// <param name="Right">A role, <c>signedIn</c>, or <c>open</c>.</param>
/// <param name="Value">The type of the envelope's value; null where the answer is a file.</param>
/// <param name="IsPaged">Whether it takes skip, take, sort, search, and its fields as filters.</param>
/// <param name="InQuery">Parameters that stand in the query although there is a body.</param>
public sealed record Operation(
    string Service,
    string Name,
    string Verb,
    string Path,
    string Right,
    Type Input,
    Type? Value,
    InputKind InputKind,
    bool IsPaged,
    IReadOnlyList<string> InQuery,
    IReadOnlyList<Refusal> Refusals);
