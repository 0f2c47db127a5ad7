using Ronde.SampleServer;

// dotnet run --project Ronde.SampleServer --urls http://127.0.0.1:5000
// RONDE_DATABASE: the file. RONDE_ADMIN and RONDE_OTHER (LOGIN:PASSWORD): accounts that are made where they are not there yet.
Database database = new(Environment.GetEnvironmentVariable("RONDE_DATABASE") ?? "ronde.db");
database.Create();
Accounts.Make(database, "RONDE_ADMIN", 1, "Administrateurs", ["ADMIN", "PARAMETRAGE", "AFFAIRE", "LECTURE"]);
Accounts.Make(database, "RONDE_OTHER", 2, "Utilisateurs", ["AFFAIRE", "LECTURE"]);
Server.Build(args, database).Run();
