using System.Reflection;
using System.Runtime.CompilerServices;
using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.Json.Serialization;
using System.Text.RegularExpressions;
using Microsoft.Extensions.Primitives;
using Ronde.Contract;

namespace Ronde.SampleServer;

/// <summary>What a call was sent: its input as the contract's record, the names that were given, and of a list what it was asked beside its keys.</summary>
public sealed record Sent(object Input, Dictionary<string, string[]> Asked);

/// <summary>Reads what a call was sent, as its operation takes it. Everything that does not fit is 400, and names its field.</summary>
public static partial class InputReader
{
    private const long MostOfTable = 20_000_000;
    private const long MostOfPages = 50_000_000;
    private const long MostBeside = 131_072;

    private static readonly JsonDocumentOptions Strict = new() { AllowDuplicateProperties = false };

    [GeneratedRegex(@"^-?\d{1,15}$")]
    private static partial Regex Whole { get; }

    /// <summary>Reads the input of an operation. Throws 400, 413 and 415.</summary>
    public static async Task<Sent> Read(HttpContext context, Operation operation)
    {
        Dictionary<string, PropertyInfo> properties = PropertiesOf(operation.Input);
        HttpRequest request = context.Request;
        Dictionary<string, string[]> asked = [];
        JsonObject given = [];
        UploadedFile? file = null;
        foreach ((string name, StringValues values) in request.Query)
        {
            bool isInput = properties.TryGetValue(name, out PropertyInfo? property) && (operation.InputKind == InputKind.Query || operation.InQuery.Contains(name));
            if (isInput) given[name] = FromText(name, property!, values);
            // A list may name its window among its own parameters: it is asked like that of any other.
            if (operation.IsPaged && (!isInput || Lists.IsOfWindow(name))) asked[name] = values.Select(value => value ?? "").ToArray();
            else if (!isInput) throw FailureException.Unknown(name);
        }

        // Before what is missing: a name that there is not tells more of a mistake.
        Lists.RefuseUnknown(operation, asked.Keys);
        if (operation.InputKind == InputKind.File) file = await ReadForm(context, operation, properties, given);
        if (operation.InputKind == InputKind.Body)
        {
            foreach ((string name, JsonNode? value) in await ReadBody(request))
            {
                if (properties.ContainsKey(name)) given[name] = value?.DeepClone();
                // Answered, and ignored when it is sent: only what there is not at all is refused.
                else if (!IsAnswered(operation, name)) throw FailureException.Unknown(name);
            }
        }

        Clean(given, properties, operation.InputKind);
        return new Sent(Typed(operation.Input, properties, given, file), asked);
    }

    private static Dictionary<string, PropertyInfo> PropertiesOf(Type type) => type.GetProperties()
        .Where(property => property.GetCustomAttribute<JsonPropertyNameAttribute>() is not null)
        .ToDictionary(property => property.GetCustomAttribute<JsonPropertyNameAttribute>()!.Name);

    private static bool IsAnswered(Operation operation, string name) => operation.Value is { } value && PropertiesOf(value).ContainsKey(name);

    /// <summary>The value of a query or of a part of a form, as JSON has it.</summary>
    private static JsonNode? FromText(string name, PropertyInfo property, StringValues values)
    {
        Type type = Nullable.GetUnderlyingType(property.PropertyType) ?? property.PropertyType;
        if (type == typeof(IReadOnlyList<long>)) return new JsonArray(values.SelectMany(value => (value ?? "").Split(',')).Select(value => Number(name, value)).ToArray());
        if (type == typeof(IReadOnlyList<string>)) return new JsonArray(values.Select(value => (JsonNode?)JsonValue.Create(value ?? "")).ToArray());
        if (values.Count != 1) throw FailureException.Invalid(name);
        string text = values.ToString();
        if (type == typeof(long) || type == typeof(decimal)) return Number(name, text);
        if (type != typeof(bool)) return JsonValue.Create(text);
        return text is "true" or "false" ? JsonValue.Create(text == "true") : throw FailureException.Invalid(name);
    }

    private static JsonNode Number(string name, string text) =>
        Whole.IsMatch(text) ? JsonNode.Parse(text.StartsWith('-') ? text : text.TrimStart('0') is { Length: > 0 } digits ? digits : "0")! : throw FailureException.Invalid(name);

    private static async Task<JsonObject> ReadBody(HttpRequest request)
    {
        if (!request.HasJsonContentType()) throw new FailureException(StatusCodes.Status415UnsupportedMediaType, Said.UnsupportedType);
        try
        {
            JsonNode? body = await JsonNode.ParseAsync(request.Body, documentOptions: Strict);
            return body as JsonObject ?? throw new FailureException(StatusCodes.Status400BadRequest, Said.BadRequest);
        }
        catch (JsonException)
        {
            throw new FailureException(StatusCodes.Status400BadRequest, Said.BadRequest);
        }
    }

    /// <summary>The keys of a form go to what is given; its file is answered.</summary>
    private static async Task<UploadedFile?> ReadForm(HttpContext context, Operation operation, Dictionary<string, PropertyInfo> properties, JsonObject given)
    {
        HttpRequest request = context.Request;
        long most = operation.Service == "GamRapport" ? MostOfPages : MostOfTable;
        if (!request.HasFormContentType) throw new FailureException(StatusCodes.Status415UnsupportedMediaType, Said.UnsupportedType);
        if (request.ContentLength > most + MostBeside) throw TooLarge(most);
        IFormCollection form = await request.ReadFormAsync();
        foreach ((string name, StringValues values) in form)
        {
            if (!properties.TryGetValue(name, out PropertyInfo? property)) throw FailureException.Unknown(name);
            given[name] = FromText(name, property, values);
        }

        if (form.Files.GetFile("file") is not { } sent) return null;
        if (sent.Length > most) throw TooLarge(most);
        using MemoryStream content = new();
        await sent.CopyToAsync(content);
        return new UploadedFile(sent.FileName, sent.ContentType, content.ToArray());
    }

    private static FailureException TooLarge(long most) => new(StatusCodes.Status413PayloadTooLarge, Said.TooLarge, null, ("mo", $"{most / 1_000_000}"));

    /// <summary>Texts as they are kept; an empty one that may be left out is nothing, but in a query, which asks for what has none by it.</summary>
    private static void Clean(JsonObject given, Dictionary<string, PropertyInfo> properties, InputKind kind)
    {
        foreach ((string name, JsonNode? value) in given.ToList())
        {
            if (value is not JsonValue || value.GetValueKind() != JsonValueKind.String) continue;
            PropertyInfo property = properties[name];
            string kept = TextIn(value) is { } text && Texts.Kept(name, property, text) is { } fit ? fit : throw FailureException.Invalid(name);
            given[name] = kept.Length == 0 && kind != InputKind.Query && property.PropertyType == typeof(string) && !IsRequired(property) ? null : JsonValue.Create(kept);
        }
    }

    /// <summary>Null for half of a pair of signs, which is no text.</summary>
    private static string? TextIn(JsonNode value)
    {
        try
        {
            return value.GetValue<string>();
        }
        catch (InvalidOperationException)
        {
            return null;
        }
    }

    private static bool IsRequired(PropertyInfo property) => property.GetCustomAttribute<RequiredMemberAttribute>() is not null;

    private static object Typed(Type type, Dictionary<string, PropertyInfo> properties, JsonObject given, UploadedFile? file)
    {
        // The record demands its file as it is read; the bytes themselves need no detour over JSON.
        string? fileName = properties.FirstOrDefault(one => one.Value.PropertyType == typeof(UploadedFile)).Key;
        if (fileName is not null) given[fileName] = file is null ? null : JsonSerializer.SerializeToNode(file with { Content = [] });
        foreach ((string name, PropertyInfo property) in properties)
            if (IsRequired(property) && !given.ContainsKey(name)) throw FailureException.Invalid(name);
        object input;
        try
        {
            input = given.Deserialize(type, WireJson.Options)!;
        }
        catch (Exception error) when (error is JsonException or InvalidOperationException)
        {
            throw error is JsonException { Path: { Length: > 2 } path } ? FailureException.Invalid(path[2..]) : new FailureException(StatusCodes.Status400BadRequest, Said.BadRequest);
        }

        if (fileName is not null) properties[fileName].SetValue(input, file);
        return Limits.FirstBroken(input) is { } broken ? throw FailureException.Invalid(broken) : input;
    }
}
