using System.Text.Json.Serialization;

namespace Ronde.Contract;

/// <summary>What every answer but a file is wrapped in.</summary>
public sealed record Envelope
{
    /// <summary>Absent in a refusal: one that carries a value would be taken for a success.</summary>
    [JsonPropertyName("value")]
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public object? Value { get; init; }

    [JsonPropertyName("isSuccess")]
    public required bool IsSuccess { get; init; }

    [JsonPropertyName("hasErrors")]
    public required bool HasErrors { get; init; }

    [JsonPropertyName("msgList")]
    public IReadOnlyList<Message> Messages { get; init; } = [];

    /// <summary>A call that went well.</summary>
    public static Envelope Done(object value, params Message[] messages) =>
        new() { Value = value, IsSuccess = true, HasErrors = false, Messages = messages };

    /// <summary>A refusal, or a failure: why, and no value.</summary>
    public static Envelope Refused(params IReadOnlyList<Message> messages) =>
        new() { IsSuccess = false, HasErrors = true, Messages = messages };
}
