using Dapper;
using Microsoft.Data.Sqlite;

namespace Ronde.SampleServer;

/// <summary>First accounts of an empty database: without them nobody could sign in.</summary>
public static class Accounts
{
    /// <summary>Makes the account that a variable of the environment names, its group, and an agency where there is none.</summary>
    public static void Make(Database database, string variable, long idGroupe, string lbGroupe, string[] roles)
    {
        if (Environment.GetEnvironmentVariable(variable)?.Split(':', 2) is not [string login, string password]) return;
        using SqliteConnection connection = database.Open();
        using SqliteTransaction transaction = connection.BeginTransaction();
        PutGroup(connection, transaction, idGroupe, lbGroupe, roles);
        connection.Execute(
            "insert or ignore into users (login, lbUser, idGroupe, password) values (@login, @login, @idGroupe, @hash)",
            new { login, idGroupe, hash = Passwords.Hash(password) },
            transaction);
        connection.Execute("insert into agence (lbAgence, isActif) select 'Lille', true where not exists (select 1 from agence)", null, transaction);
        transaction.Commit();
    }

    /// <summary>A group, and the roles it has besides those it may have already.</summary>
    public static void PutGroup(SqliteConnection connection, SqliteTransaction? transaction, long idGroupe, string lbGroupe, IEnumerable<string> roles)
    {
        connection.Execute("insert into groupe (idGroupe, lbGroupe) values (@idGroupe, @lbGroupe) on conflict do update set lbGroupe = @lbGroupe", new { idGroupe, lbGroupe }, transaction);
        foreach (string refRole in roles)
            connection.Execute("insert or ignore into groupeRole (idGroupe, refRole) values (@idGroupe, @refRole)", new { idGroupe, refRole }, transaction);
    }
}
