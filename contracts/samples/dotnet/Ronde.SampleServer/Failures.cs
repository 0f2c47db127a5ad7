using Ronde.Contract;

namespace Ronde.SampleServer;

/// <summary>An answer of 400 or more. Thrown in a transaction, it undoes it.</summary>
public sealed class FailureException(int status, Words words, string? field = null, params (string Name, string Value)[] quoted) : Exception(words.French)
{
    public int Status { get; } = status;

    public Message In(string language) => new()
    {
        Text = words.In(language, quoted.Append(("champ", field ?? "")).ToDictionary(one => one.Item1, one => one.Item2)),
        EventType = EventType.Failure,
        Field = field,
    };

    public static FailureException NotFound() => new(StatusCodes.Status404NotFound, Said.NotFound);

    public static FailureException Forbidden() => new(StatusCodes.Status403Forbidden, Said.Forbidden);

    /// <summary>A field whose value does not fit.</summary>
    public static FailureException Invalid(string field) => new(StatusCodes.Status400BadRequest, Said.InvalidField, field);

    /// <summary>A field that there is not.</summary>
    public static FailureException Unknown(string field) => new(StatusCodes.Status400BadRequest, Said.UnknownField, field[..Math.Min(field.Length, 60)]);
}

/// <summary>One refusal of the business: which, the field that can mend it, and what its words quote.</summary>
public sealed record Refused(Refusal Refusal, string? Field = null, params (string Name, string Value)[] Quoted)
{
    /// <summary>The instant whose time of day is told.</summary>
    public DateTimeOffset? Since { get; init; }

    /// <summary>Which of the words of its code, where it has several.</summary>
    public int Occasion { get; init; }

    public Message In(string language) => new()
    {
        Text = Refusal.Words[Occasion].In(language, Quoted.ToDictionary(one => one.Name, one => one.Value)),
        EventType = EventType.Refusal,
        Code = Refusal.Code,
        Field = Field,
        Since = Since,
    };
}

/// <summary>Refusals of one call, all that are known at once. Thrown in a transaction, it undoes it.</summary>
public sealed class RefusedException(params IReadOnlyList<Refused> refusals) : Exception
{
    public IReadOnlyList<Refused> Refusals { get; } = refusals;

    /// <summary>Throws when there is any.</summary>
    public static void ThrowIfAny(IReadOnlyList<Refused> refusals)
    {
        if (refusals.Count > 0) throw new RefusedException(refusals);
    }
}
