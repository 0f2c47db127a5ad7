namespace Ronde.Verification;

/// <summary>
/// Puts the token of the interaction's state into its request. The verifier does it by itself (the pact says
/// <c>Bearer ${token}</c>, from the state); PactNet has no request filter, so this stands in the server's pipeline
/// for verifiers that send the example of the pact as it is. A token that came by itself is left alone.
/// </summary>
public sealed class TokenFilter
{
    private const string Example = "Bearer example";
    private volatile string? last;

    public void Remember(string token) => last = token;

    public void Forget() => last = null;

    public void Use(WebApplication app) => app.Use(async (context, next) =>
    {
        if (last is { } token && context.Request.Headers.Authorization.ToString() == Example) context.Request.Headers.Authorization = $"Bearer {token}";
        await next(context);
    });
}
