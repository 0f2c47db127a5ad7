using System.Text.Json;

namespace Ronde.Verification;

/// <summary>Answers the verifier: sets states up before each interaction, empties the database after it. In test builds only.</summary>
public sealed class StateEndpoint(ProviderStates states, TokenFilter tokens)
{
    public const string Path = "/_pact/provider-states";

    private sealed record StateChange(string Action, string State, JsonElement? Params);

    private static readonly JsonElement NoParameters = JsonDocument.Parse("{}").RootElement;
    private static readonly JsonSerializerOptions Options = new(JsonSerializerDefaults.Web);

    // As a Delegate: taken for a RequestDelegate, what it answers would be dropped.
    public void Map(WebApplication app) => app.MapPost(Path, (Delegate)Answer);

    private async Task<IResult> Answer(HttpContext context)
    {
        StateChange change = await context.Request.ReadFromJsonAsync<StateChange>(Options) ?? throw new JsonException("no state");
        if (change.Action == "teardown")
        {
            tokens.Forget();
            await states.Empty();
            return Results.Ok(new Given());
        }

        try
        {
            Given given = await states.SetUp(change.State, change.Params ?? NoParameters);
            if (given.TryGetValue("token", out object? token)) tokens.Remember((string)token);
            return Results.Ok(given);
        }
        catch (Exception error) when (error is UnknownStateException or NotImplementedException)
        {
            // No teardown follows a set-up that failed: what the states before it have put would be met by the next interaction.
            await states.Empty();
            // At 500 the verifier would try again for two minutes; at 404 the interaction fails at once, by name.
            return Results.NotFound(new { error = error.Message });
        }
    }
}
