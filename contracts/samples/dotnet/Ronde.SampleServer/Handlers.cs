using System.Text.Json.Serialization;
using Ronde.Contract;

namespace Ronde.SampleServer;

/// <summary>What each operation does: held to what the contract says that it takes and answers.</summary>
public sealed class Handlers
{
    private readonly Dictionary<Operation, Func<Call, object, object>> handlers = [];

    /// <summary>Binds an operation to what does it. Throws at the start when the contract has other types for it.</summary>
    public void On<TInput, TValue>(Operation operation, Func<Call, TInput, TValue> handler)
        where TInput : notnull
        where TValue : notnull
    {
        if (operation.Input != typeof(TInput) || operation.Value != typeof(TValue))
            throw new InvalidOperationException($"{operation.Service}/{operation.Name} takes {operation.Input} and answers {operation.Value}");
        handlers.Add(operation, (call, input) => handler(call, (TInput)input));
    }

    /// <summary>Does an operation. One that is not done yet says so, after 400 for what it does not take and 404 for a key that nobody knows.</summary>
    public object Run(Operation operation, Call call, object input)
    {
        if (handlers.TryGetValue(operation, out Func<Call, object, object>? handler)) return handler(call, input);
        RefuseUnknownKeys(call, input);
        throw new FailureException(StatusCodes.Status501NotImplemented, Said.NotDone);
    }

    /// <summary>Where the records are whose keys an input may name. Kinds that this server does not keep have no record at all.</summary>
    private static readonly Dictionary<string, string> Kept = new()
    {
        ["idGroupe"] = "groupe",
        ["idUser"] = "users",
        ["idAgence"] = "agence",
        ["idAffaireGuid"] = "affaire",
        ["idModeGuid"] = "mode",
        ["idReferentielGuid"] = "referentiel",
    };

    private static void RefuseUnknownKeys(Call call, object input)
    {
        foreach (var property in input.GetType().GetProperties())
        {
            string? name = property.GetCustomAttributes(typeof(JsonPropertyNameAttribute), false).Cast<JsonPropertyNameAttribute>().FirstOrDefault()?.Name;
            bool isKey = name == "id" || (name is not null && name.StartsWith("id", StringComparison.Ordinal) && char.IsUpper(name[2]));
            if (!isKey || property.GetValue(input) is not { } key) continue;
            // Lists are of keys of menus and pages, which are not kept here.
            if (key is IReadOnlyList<long> { Count: > 0 }) throw FailureException.NotFound();
            if (key is not (long or Guid or string)) continue;
            bool isThere = Kept.TryGetValue(name!, out string? table) && call.Count($"select count(*) from {table} where {name} = @key", new { key }) > 0;
            if (!isThere) throw FailureException.NotFound();
        }
    }
}
