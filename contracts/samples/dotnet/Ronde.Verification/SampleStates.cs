using Dapper;
using Microsoft.Data.Sqlite;
using Ronde.SampleServer;

namespace Ronde.Verification;

/// <summary>The states of the services that there are. Override those of the next ones you take up: what you have not done says so by its name.</summary>
public sealed class SampleStates(Database database) : ProviderStates
{
    private const string TypeOfEquipment = "Prm.RefTypeMateriel";
    private const string Levels = "Prm.RefStructure";

    /// <summary>Children before those they name.</summary>
    private static readonly string[] Tables =
    [
        "answeredWrite", "objetLock", "session", "prestation", "affaire", "agence", "materiel", "localisation",
        "sysvaleur", "systable", "mode", "referentiel", "users", "groupeRole", "groupe",
    ];

    private readonly string source = database.Source;

    public override Task Empty()
    {
        database.Source = source;
        // A value may name another as its parent: all go at once.
        Run($"pragma defer_foreign_keys = on; {string.Concat(Tables.Select(table => $"delete from {table};"))}");
        return Task.CompletedTask;
    }

    protected override Task<Given> OnTheServerRuns() => Given.Nothing;

    protected override Task<Given> OnThereIsNoCase() => Given.Nothing;

    protected override Task<Given> OnTheServerIsOutOfOrder()
    {
        // A folder that there is not: no database to be opened.
        database.Source = Path.Combine(source, "none", "ronde.db");
        return Given.Nothing;
    }

    protected override Task<Given> OnAUserIsSignedIn(AUserIsSignedIn state) =>
        SignedIn(new Person(state.IdUser, state.Login, state.LbUser, state.IdGroupe, state.LbGroupe, state.RefRoleList), null);

    protected override Task<Given> OnTheSessionOfAUserHasExpired(TheSessionOfAUserHasExpired state) =>
        SignedIn(new Person(state.IdUser, state.Login, state.LbUser, state.IdGroupe, state.LbGroupe, state.RefRoleList), TimeSpan.FromMinutes(-1));

    protected override Task<Given> OnAUserExists(AUserExists state)
    {
        Put(new Person(state.IdUser, state.Login, state.LbUser, state.IdGroupe, state.LbGroupe ?? "", []));
        Run("update users set isActif = @IsActif, isLocked = @IsLocked, mail = @Mail, refIdentification = @RefIdentification, dtModification = @DtModification where idUser = @IdUser", state);
        return Given.Nothing;
    }

    protected override Task<Given> OnAnotherUserHasLockedAnObject(AnotherUserHasLockedAnObject state)
    {
        Put(new Person(state.IdUser, state.Login, state.LbUser, state.IdGroupe, state.LbGroupe, state.RefRoleList));
        DateTimeOffset taken = DateTimeOffset.UtcNow.AddMinutes(-1);
        Run(
            "insert into objetLock (typeObjet, refObjet, idUser, dtVerrou, dtExpiration) values (@TypeObjet, @RefObjet, @IdUser, @taken, @end)",
            new { state.TypeObjet, state.RefObjet, state.IdUser, taken, end = taken + Locks.Duration });
        return Given.Nothing;
    }

    protected override Task<Given> OnAnAgencyExists(AnAgencyExists state) =>
        Put("insert into agence (idAgence, lbAgence, isActif) values (@IdAgence, @LbAgence, @IsActif)", state);

    protected override Task<Given> OnACaseExists(ACaseExists state)
    {
        // Its manager may not be signed in; its agency has a state of its own.
        if (Run("select count(*) from users where idUser = @IdUserRAF", state) == 0) Put(new Person(state.IdUserRAF, $"raf{state.IdUserRAF}", state.LbUserRAF, 2, "Utilisateurs", []));
        return Put(
            """
            insert into affaire (idAffaire, idAffaireGuid, refAffaire, lbAffaire, lbClient, idAgence, idUserRAF, statut, isActif, dtCreation, dtModification)
            values (@IdAffaire, @IdAffaireGuid, @RefAffaire, @LbAffaire, @LbClient, @IdAgence, @IdUserRAF, @Statut, @IsActif, @DtCreation, @DtModification)
            """,
            state);
    }

    protected override Task<Given> OnAServiceExists(AServiceExists state) =>
        Put("insert into prestation (idPrestation, idAffaire, statut) select @IdPrestation, idAffaire, @Statut from affaire where idAffaireGuid = @IdAffaireGuid", state);

    protected override Task<Given> OnASystemTableExists(ASystemTableExists state) => Put(
        """
        insert into systable (idTableGuid, refTable, lbTable, idTypeTable, description, isGenerer, isActif, dtModification)
        values (@IdTableGuid, @RefTable, @LbTable, @IdTypeTable, @Description, @IsGenerer, @IsActif, @DtModification)
        """,
        state);

    protected override Task<Given> OnAValueOfASystemTableExists(AValueOfASystemTableExists state) => Put(
        """
        insert into sysvaleur (idValeur, idValeurGuid, idTableGuid, refValeur, lbValeur, lbCourt, description, extendedData, idValeurParent, ordre, isActif, dtModification)
        values (@IdValeur, @IdValeurGuid, @IdTableGuid, @RefValeur, @LbValeur, @LbCourt, @Description, @ExtendedData, @IdValeurParent, coalesce(@Ordre, 1), @IsActif, @DtModification)
        """,
        state);

    protected override Task<Given> OnAReferentialExists(AReferentialExists state)
    {
        foreach (AReferentialExistsNiveauxItem level in state.Niveaux) PutValue(Levels, level.IdValeur, level.RefValeur, level.LbValeur);
        return Put("insert into referentiel (idReferentielGuid, refReferentiel) values (@IdReferentielGuid, @RefReferentiel)", state);
    }

    protected override Task<Given> OnAnInspectionModeExists(AnInspectionModeExists state) =>
        Put("insert into mode (idModeGuid, refMode) values (@IdModeGuid, @RefMode)", state);

    protected override Task<Given> OnALocationExists(ALocationExists state) =>
        Put("insert into localisation (idLocalisationItem, idValeur) values (@IdLocalisationItem, @IdValeur)", state);

    protected override Task<Given> OnAPieceOfEquipmentExists(APieceOfEquipmentExists state)
    {
        PutValue(TypeOfEquipment, state.IdValeur, $"TYPE-{state.IdValeur}", state.MaterialType);
        return Put("insert into materiel (idMateriel, idValeur) values (@IdMateriel, @IdValeur)", state);
    }

    // Ranges are none of this server's, and nothing that it does asks for them.
    protected override Task<Given> OnARangeExists(ARangeExists state) => Given.Nothing;

    protected override Task<Given> OnARangeCoversAPieceOfEquipment(ARangeCoversAPieceOfEquipment state) => Given.Nothing;

    private sealed record Person(long IdUser, string Login, string LbUser, long IdGroupe, string LbGroupe, IReadOnlyList<string> Roles);

    private Task<Given> SignedIn(Person person, TimeSpan? lifetime)
    {
        Put(person);
        Identity identity = new() { IdUser = person.IdUser, Login = person.Login, LbUser = person.LbUser, IdGroupe = person.IdGroupe, LbGroupe = person.LbGroupe, RefIdentification = "B" };
        string token = Sessions.Issue((sql, values) => Run(sql, values), identity, DateTimeOffset.UtcNow, lifetime);
        return Task.FromResult(new Given { ["token"] = token });
    }

    /// <summary>A user, and his group with its roles; he replaces the one of the same key.</summary>
    private void Put(Person person)
    {
        using (SqliteConnection connection = database.Open()) Accounts.PutGroup(connection, null, person.IdGroupe, person.LbGroupe, person.Roles);
        Run(
            "insert into users (idUser, login, lbUser, idGroupe) values (@IdUser, @Login, @LbUser, @IdGroupe) on conflict do update set login = @Login, lbUser = @LbUser, idGroupe = @IdGroupe",
            person);
    }

    /// <summary>A value that others name by its key, where it is not there yet, and its table.</summary>
    private void PutValue(string refTable, long idValeur, string refValeur, string lbValeur)
    {
        var values = new { refTable, idValeur, refValeur, lbValeur, table = Guid.NewGuid(), value = Guid.NewGuid() };
        Run("insert or ignore into systable (idTableGuid, refTable, lbTable, idTypeTable, isGenerer, isActif) values (@table, @refTable, @refTable, 2, false, true)", values);
        Run(
            """
            insert or ignore into sysvaleur (idValeur, idValeurGuid, idTableGuid, refValeur, lbValeur, ordre, isActif)
            select @idValeur, @value, idTableGuid, @refValeur, @lbValeur, 1, true from systable where refTable = @refTable
            """,
            values);
    }

    private Task<Given> Put(string sql, object state)
    {
        Run(sql, state);
        return Given.Nothing;
    }

    private long Run(string sql, object? parameters = null)
    {
        using SqliteConnection connection = database.Open();
        return connection.ExecuteScalar<long>(sql, parameters);
    }
}
