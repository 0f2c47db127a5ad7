using Ronde.SampleServer;
using Ronde.Verification;

// dotnet run --project Ronde.Verification --urls http://127.0.0.1:5000
// The server as it is, over a database of its own, and beside it the state endpoint that a verifier asks. Never part of what is deployed.
DirectoryInfo folder = Directory.CreateTempSubdirectory("ronde-");
Database database = new(Path.Combine(folder.FullName, "ronde.db"));
database.Create();
TokenFilter tokens = new();
StateEndpoint states = new(new SampleStates(database), tokens);
Server.Build(args, database, before: app =>
{
    tokens.Use(app);
    states.Map(app);
}).Run();
folder.Delete(recursive: true);
