using Ronde.SampleServer;

// dotnet run --project Ronde.SampleServer --urls http://127.0.0.1:5000
Server.Build(args, new Store()).Run();
