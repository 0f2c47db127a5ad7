using System.Text.Json;
using System.Text.Json.Serialization;
using Microsoft.AspNetCore.Http.HttpResults;

namespace Ronde.SampleServer;

/// <summary>Three operations of the contract, to show the shape of all: SysInfo/GetAppInfo, AdmAgence/GetList and AdmAgence/Insert.</summary>
public static class Server
{
    /// <summary>Builds the server without starting it, so that a test can start it on a port of its own.</summary>
    public static WebApplication Build(string[] args, Store store, Action<WebApplication>? before = null)
    {
        WebApplicationBuilder builder = WebApplication.CreateBuilder(args);
        // An unknown field is refused (400), as the contract has it.
        builder.Services.ConfigureHttpJsonOptions(options => options.SerializerOptions.UnmappedMemberHandling = JsonUnmappedMemberHandling.Disallow);
        builder.Services.Configure<RouteHandlerOptions>(options => options.ThrowOnBadRequest = true);
        WebApplication app = builder.Build();

        before?.Invoke(app);

        app.Use(async (context, next) =>
        {
            try
            {
                if (store.IsOutOfOrder && context.Request.Path.StartsWithSegments("/api")) await Fail(StatusCodes.Status503ServiceUnavailable, "Le serveur est momentanément indisponible").ExecuteAsync(context);
                else await next(context);
            }
            catch (BadHttpRequestException)
            {
                await Fail(StatusCodes.Status400BadRequest, "Requête non valide").ExecuteAsync(context);
            }
        });

        app.MapGet("/api/Core/SysInfo/GetAppInfo", () => Envelope.Done(new
        {
            LbApplication = "Ronde",
            Version = "1.0.0",
            Environnement = "test",
            LbBase = "memory",
            DtServeur = DateTime.UtcNow.ToString("yyyy-MM-dd'T'HH:mm:ss.fff'Z'"),
        }));

        app.MapGet("/api/Console/Adm/AdmAgence/GetList", (HttpContext context) =>
            Allowed(context, store, "LECTURE") ?? Results.Ok(Envelope.Done(store.Agencies)));

        // The body is read after the token: without one, nothing is said of what was sent.
        app.MapPost("/api/Console/Adm/AdmAgence/Insert", async (HttpContext context) =>
        {
            if (Allowed(context, store, "ADMIN") is { } failure) return failure;
            NewAgency? input = await Read<NewAgency>(context);
            if (input is not { LbAgence: { Length: > 0 and <= 200 } label }) return Fail(StatusCodes.Status400BadRequest, "Valeur non valide : lbAgence");
            Agency? added = store.Add(label, input.IsActif ?? true);
            return added is null
                ? Results.Ok(Envelope.Refused($"{Message.Escape(label)} existe déjà"))
                : Results.Ok(Envelope.Done(added, new Message("Agence ajoutée", EventType.Success)));
        });

        return app;
    }

    public sealed record NewAgency(string LbAgence, bool? IsActif);

    /// <summary>The body of a request; what is no JSON of that shape is a bad request.</summary>
    private static async Task<T?> Read<T>(HttpContext context)
    {
        try
        {
            return await context.Request.ReadFromJsonAsync<T>();
        }
        catch (JsonException)
        {
            throw new BadHttpRequestException("unreadable body");
        }
    }

    private static JsonHttpResult<Envelope> Fail(int status, string message) => TypedResults.Json(Envelope.Refused(message), statusCode: status);

    /// <summary>Null when the caller may go on; else 401 or 403.</summary>
    private static IResult? Allowed(HttpContext context, Store store, string role)
    {
        string token = context.Request.Headers.Authorization.ToString().Replace("Bearer ", "");
        if (!store.Sessions.TryGetValue(token, out Session? session)) return Fail(StatusCodes.Status401Unauthorized, "Session absente ou expirée : connectez-vous");
        return session.Roles.Contains(role) ? null : Fail(StatusCodes.Status403Forbidden, "Vous n'avez pas le droit de faire cela");
    }
}
