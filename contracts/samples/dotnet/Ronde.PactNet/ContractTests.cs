using PactNet;
using PactNet.Infrastructure.Outputters;
using PactNet.Output.Xunit;
using PactNet.Verifier;
using Ronde.SampleServer;
using Xunit;
using Xunit.Abstractions;

namespace Ronde.Verification;

/// <summary>
/// Runs the server on real Kestrel (the verifier is native code and cannot reach an in-memory TestServer) and verifies it
/// against the pact beside this assembly, or against that of PACT_FILE.
/// </summary>
public sealed class ContractTests(ITestOutputHelper output) : IAsyncLifetime
{
    /// <summary>A regular expression over descriptions, which begin with service and operation. Widen it as you go; empty: all.</summary>
    private static readonly string Filter = Environment.GetEnvironmentVariable("PACT_FILTER") ?? "^(AdmAgence|SysInfo|SysTable|SysValeur|AffAffaire|SysObjetLock)/";

    private static readonly string Pact = Environment.GetEnvironmentVariable("PACT_FILE") ?? Path.Combine(AppContext.BaseDirectory, "ronde-console-ronde-api.json");

    private WebApplication? server;

    public async Task InitializeAsync()
    {
        Environment.SetEnvironmentVariable("PACT_DO_NOT_TRACK", "true");
        Database database = new(Path.Combine(Directory.CreateTempSubdirectory("ronde-").FullName, "ronde.db"));
        database.Create();
        TokenFilter tokens = new();
        StateEndpoint states = new(new SampleStates(database), tokens);
        server = Server.Build([], database, before: app =>
        {
            tokens.Use(app);
            states.Map(app);
        });
        server.Urls.Add("http://127.0.0.1:0");
        await server.StartAsync();
    }

    public async Task DisposeAsync()
    {
        if (server is not null) await server.DisposeAsync();
    }

    [Fact]
    public void The_server_keeps_the_contract()
    {
        // After the start, the address with the port that was free.
        Uri address = new(server!.Urls.Single());
        PactVerifierConfig config = new() { LogLevel = PactLogLevel.Information, Outputters = new List<IOutput> { new XunitOutput(output) } };

        using PactVerifier verifier = new("ronde-api", config);
        IPactVerifierSource source = verifier
            .WithHttpEndpoint(address)
            .WithFileSource(new FileInfo(Pact))
            .WithProviderStateUrl(new Uri(address, StateEndpoint.Path), options => options.WithTeardown());
        if (Filter.Length > 0) source = source.WithFilter(description: Filter);
        source.Verify();
    }
}
