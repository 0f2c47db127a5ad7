using System.Globalization;
using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization;

namespace Ronde.Contract;

/// <summary>JSON as the contract has it: unknown fields are refused, null only where it may be, instants in UTC with milliseconds.</summary>
public static class WireJson
{
    public static void Configure(JsonSerializerOptions options)
    {
        options.UnmappedMemberHandling = JsonUnmappedMemberHandling.Disallow;
        options.RespectNullableAnnotations = true;
        options.NumberHandling = JsonNumberHandling.Strict;
        options.PropertyNameCaseInsensitive = false;
        options.Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping;
        options.Converters.Add(new InstantConverter());
    }

    public static readonly JsonSerializerOptions Options = Made();

    private static JsonSerializerOptions Made()
    {
        JsonSerializerOptions options = new();
        Configure(options);
        return options;
    }
}

/// <summary>An instant: ISO 8601 in UTC, as <c>2026-03-31T08:30:00.000Z</c>.</summary>
public sealed class InstantConverter : JsonConverter<DateTimeOffset>
{
    private const string Form = "yyyy-MM-dd'T'HH:mm:ss.fff'Z'";

    public static string Write(DateTimeOffset instant) => instant.UtcDateTime.ToString(Form, CultureInfo.InvariantCulture);

    public override DateTimeOffset Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) =>
        reader.GetString() is { } text
        && text.EndsWith('Z')
        && DateTimeOffset.TryParse(text, CultureInfo.InvariantCulture, DateTimeStyles.AssumeUniversal, out DateTimeOffset instant)
            ? instant
            : throw new JsonException("not an instant");

    public override void Write(Utf8JsonWriter writer, DateTimeOffset value, JsonSerializerOptions options) =>
        writer.WriteStringValue(Write(value));
}
