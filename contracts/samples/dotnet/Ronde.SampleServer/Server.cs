using System.Globalization;
using Ronde.Contract;
using Ronde.SampleServer.Services;

namespace Ronde.SampleServer;

/// <summary>All operations of the contract behind one gate; six services of them done, and what of others it takes to sign in.</summary>
public static class Server
{
    private const long MostOfBody = 51_000_000;

    /// <summary>Builds the server without starting it, so that a test can start it on a port of its own.</summary>
    public static WebApplication Build(string[] args, Database database, Action<WebApplication>? before = null)
    {
        // Whatever the machine's language: a Turkish one would else tell i from I.
        CultureInfo.DefaultThreadCurrentCulture = CultureInfo.InvariantCulture;
        CultureInfo.DefaultThreadCurrentUICulture = CultureInfo.InvariantCulture;

        WebApplicationBuilder builder = WebApplication.CreateBuilder(args);
        builder.WebHost.ConfigureKestrel(kestrel => kestrel.Limits.MaxRequestBodySize = MostOfBody);
        WebApplication app = builder.Build();
        before?.Invoke(app);

        Gate gate = new(database, Done(), app.Services.GetRequiredService<ILogger<Gate>>());
        // Every verb: another than the operation's is answered 405 in the envelope.
        foreach (Operation operation in Operations.All) app.Map(operation.Path, (RequestDelegate)(context => gate.Answer(context, operation)));
        app.MapFallback(context => Gate.Fail(context, StatusCodes.Status404NotFound, Said.AddressNotFound));
        return app;
    }

    private static Handlers Done()
    {
        Handlers handlers = new();
        AdmAgenceHandlers.Register(handlers);
        AffAffaireHandlers.Register(handlers);
        SysInfoHandlers.Register(handlers);
        SysObjetLockHandlers.Register(handlers);
        SysTableHandlers.Register(handlers);
        SysValeurHandlers.Register(handlers);
        SecAuthentificationHandlers.Register(handlers);
        SecSecuriteHandlers.Register(handlers);
        UsrUserHandlers.Register(handlers);
        return handlers;
    }
}
