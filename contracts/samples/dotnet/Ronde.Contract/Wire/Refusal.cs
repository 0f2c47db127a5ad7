namespace Ronde.Contract;

/// <summary>The words of a message in both languages, with <c>{name}</c> for what they quote.</summary>
public sealed record Words(string French, string English)
{
    /// <summary>In the language asked for, with what it quotes escaped: messages are HTML.</summary>
    public string In(string language, IReadOnlyDictionary<string, string>? quoted = null)
    {
        string text = string.Equals(language, "en", StringComparison.Ordinal) ? English : French;
        foreach ((string name, string value) in quoted ?? new Dictionary<string, string>())
            text = text.Replace($"{{{name}}}", Message.Escape(value), StringComparison.Ordinal);
        return text;
    }
}

/// <summary>A refusal of the business by its code. A few codes have further words, for other occasions.</summary>
public sealed record Refusal(string Code, IReadOnlyList<Words> Words);
