using System.Text.Json.Serialization;

namespace Ronde.SampleServer;

/// <summary>What every answer but a file is wrapped in.</summary>
public sealed record Envelope
{
    /// <summary>Absent in a refusal: one that carries a value would be taken for a success.</summary>
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public object? Value { get; init; }

    public required bool IsSuccess { get; init; }

    public required bool HasErrors { get; init; }

    public IReadOnlyList<Message> MsgList { get; init; } = [];

    public static Envelope Done(object value, params Message[] messages) => new() { Value = value, IsSuccess = true, HasErrors = false, MsgList = messages };

    public static Envelope Refused(string message) => new() { IsSuccess = false, HasErrors = true, MsgList = [new Message(message, EventType.Refusal)] };
}

/// <summary>A message of an answer. The console shows it as HTML: escape what it quotes.</summary>
public sealed record Message([property: JsonPropertyName("message")] string Text, EventType EventType)
{
    /// <summary>Always there, mostly null.</summary>
    public object? Exception { get; init; }

    /// <summary>Of the four marks only: <c>WebUtility.HtmlEncode</c> would write every é as a number.</summary>
    public static string Escape(string text) => text.Replace("&", "&amp;").Replace("<", "&lt;").Replace(">", "&gt;").Replace("\"", "&quot;");
}

/// <summary>How the console shows a message. Written as its number.</summary>
public enum EventType
{
    Success = 1,
    Warning = 2,
    Information = 3,
    Refusal = 4,
    Failure = 5,
}
