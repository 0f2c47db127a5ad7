using System.Text.Json.Serialization;

namespace Ronde.Contract;

/// <summary>A message of an answer. The console shows it as HTML: what it quotes is to be escaped.</summary>
public sealed record Message
{
    [JsonPropertyName("message")]
    public required string Text { get; init; }

    [JsonPropertyName("eventType")]
    public required EventType EventType { get; init; }

    /// <summary>Always there, mostly null.</summary>
    [JsonPropertyName("exception")]
    public MessageException? Exception { get; init; }

    /// <summary>The code of a refusal, in whatever language it is told.</summary>
    [JsonPropertyName("code")]
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public string? Code { get; init; }

    /// <summary>The field of the input that can mend it.</summary>
    [JsonPropertyName("field")]
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public string? Field { get; init; }

    /// <summary>The instant that the words tell as a time of day.</summary>
    [JsonPropertyName("since")]
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public DateTimeOffset? Since { get; init; }

    /// <summary>Of the four marks only: <c>WebUtility.HtmlEncode</c> would write every é as a number.</summary>
    public static string Escape(string text) =>
        text.Replace("&", "&amp;", StringComparison.Ordinal)
            .Replace("<", "&lt;", StringComparison.Ordinal)
            .Replace(">", "&gt;", StringComparison.Ordinal)
            .Replace("\"", "&quot;", StringComparison.Ordinal);
}

/// <summary>What a failure says beside its message.</summary>
public sealed record MessageException([property: JsonPropertyName("Message")] string Message);

/// <summary>How the console shows a message. Written as its number.</summary>
public enum EventType
{
    Success = 1,
    Warning = 2,
    Information = 3,
    Refusal = 4,
    Failure = 5,
}
