using System.Collections;
using System.ComponentModel.DataAnnotations;
using System.Reflection;
using System.Text.Json;
using System.Text.Json.Serialization;

namespace Ronde.Contract;

/// <summary>A key of a record: a positive integer.</summary>
[AttributeUsage(AttributeTargets.Property)]
public sealed class PositiveKeyAttribute : ValidationAttribute
{
    public override bool IsValid(object? value) => value is null or long and > 0;
}

/// <summary>An object written out as JSON.</summary>
[AttributeUsage(AttributeTargets.Property)]
public sealed class JsonObjectTextAttribute : ValidationAttribute
{
    public override bool IsValid(object? value)
    {
        if (value is not string text) return value is null;
        try
        {
            using JsonDocument document = JsonDocument.Parse(text);
            return document.RootElement.ValueKind == JsonValueKind.Object;
        }
        catch (JsonException)
        {
            return false;
        }
    }
}

/// <summary>Holds what was sent to the limits of the contract.</summary>
public static class Limits
{
    /// <summary>The name on the wire of the first field that is beyond its limits, records within records included; null when all fit.</summary>
    public static string? FirstBroken(object input)
    {
        foreach (PropertyInfo property in input.GetType().GetProperties())
        {
            if (property.GetCustomAttribute<JsonPropertyNameAttribute>()?.Name is not { } name) continue;
            object? value = property.GetValue(input);
            if (!property.GetCustomAttributes<ValidationAttribute>().All(limit => value is null || limit.IsValid(value))) return name;
            if (Within(value) is { } inner) return $"{name}.{inner}";
        }

        return null;
    }

    private static string? Within(object? value) => value switch
    {
        null or string or JsonElement or UploadedFile => null,
        IEnumerable many => many.Cast<object?>().Select(Within).FirstOrDefault(found => found is not null),
        _ when value.GetType().Namespace == typeof(Limits).Namespace => FirstBroken(value),
        _ => null,
    };
}
