using Ronde.SampleServer;
using Ronde.Verification;

// dotnet run --project Ronde.Verification --urls http://127.0.0.1:5000
// The server as it is, and beside it the state endpoint that a verifier asks. Never part of what is deployed.
Store store = new();
TokenFilter tokens = new();
StateEndpoint states = new(new SampleStates(store), tokens);
Server.Build(args, store, before: app =>
{
    tokens.Use(app);
    states.Map(app);
}).Run();
