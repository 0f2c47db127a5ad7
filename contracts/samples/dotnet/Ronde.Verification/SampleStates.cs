using Dapper;
using Microsoft.Data.Sqlite;
using Ronde.SampleServer;

namespace Ronde.Verification;

/// <summary>The states of the services that there are. Override those of the next ones you take up: what you have not done says so by its name.</summary>
public sealed class SampleStates(Database database) : ProviderStates
{
    /// <summary>The control whose value is the reference of a value.</summary>
    private const long ChosenValue = 9;

    /// <summary>Children before those they name.</summary>
    private static readonly string[] Tables =
    [
        "answeredWrite", "objetLock", "session", "prestation", "affaire", "agence", "emploi",
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
        foreach (AReferentialExistsNiveauxItem level in state.Niveaux) Use(level.IdValeur);
        return Put("insert into referentiel (idReferentielGuid, refReferentiel) values (@IdReferentielGuid, @RefReferentiel)", state);
    }

    protected override Task<Given> OnAnInspectionModeExists(AnInspectionModeExists state) =>
        Put("insert into mode (idModeGuid, refMode) values (@IdModeGuid, @RefMode)", state);

    // What this server does not keep: of all this it only has to know which values are used.
    protected override Task<Given> OnALocationExists(ALocationExists state) => Use(state.IdValeur);

    protected override Task<Given> OnAPieceOfEquipmentExists(APieceOfEquipmentExists state) => Use(state.IdValeur);

    protected override Task<Given> OnAReferentialHasAnEquipmentType(AReferentialHasAnEquipmentType state) => Use(state.IdValeur);

    protected override Task<Given> OnATaskExists(ATaskExists state) => Use(state.IdTypeTache, (long?)state.IdActivite, (long?)state.IdTypeFrequence);

    protected override Task<Given> OnParametersHaveTheirScopes(ParametersHaveTheirScopes state) => Given.Nothing;

    protected override Task<Given> OnAReferentialUsesAParameter(AReferentialUsesAParameter state) => Use([.. state.IdTypePorte, state.IdElement]);

    protected override Task<Given> OnAParameterHasAValue(AParameterHasAValue state) => Use(state.IdValeur);

    protected override Task<Given> OnAPropertyExists(APropertyExists state) =>
        state.IdControlEdit == ChosenValue ? Use(state.RefTable, state.Value) : Given.Nothing;

    protected override Task<Given> OnARangeExists(ARangeExists state)
    {
        Use("Prm.RefStructure", state.TypeLocalisation);
        Use("Prm.GamTypeMaintenance", state.TypeMaintenance);
        Use("Prm.GamFonction", state.FonctionPrincipal);
        return Use("Prm.ModTacheFrequence", state.Periodicite);
    }

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

    /// <summary>Values that are named by their keys, once each.</summary>
    private Task<Given> Use(params IReadOnlyList<long?> keys)
    {
        foreach (long? idValeur in keys.Where(key => key is not null)) Run("insert into emploi (idValeur) values (@idValeur)", new { idValeur });
        return Given.Nothing;
    }

    /// <summary>A value that is named by its reference.</summary>
    private Task<Given> Use(string? refTable, string? refValeur) =>
        Put("insert into emploi (refTable, refValeur) values (@refTable, @refValeur)", new { refTable, refValeur });

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
