using Ronde.Contract;

namespace Ronde.SampleServer.Services;

/// <summary>Cases for clients.</summary>
public static class AffAffaireHandlers
{
    private const string Rows = """
        select affaire.idAffaireGuid, affaire.idAffaire, affaire.refAffaire, affaire.lbAffaire, affaire.lbClient, affaire.idAgence, agence.lbAgence,
          affaire.idUserRAF, users.lbUser as lbUserRAF, affaire.statut, affaire.isActif, affaire.dtCreation, affaire.dtModification,
          (select count(*) from prestation where prestation.idAffaire = affaire.idAffaire) as nbPrestation
        from affaire join agence using (idAgence) join users on users.idUser = affaire.idUserRAF
        """;

    public static void Register(Handlers handlers)
    {
        handlers.On<AffAffaireService.GetListInput, IReadOnlyList<Affaire>>(AffAffaireService.GetList, (call, _) => Lists.Read<Affaire>(call, Rows, "idAffaire"));
        handlers.On<AffAffaireService.GetInput, Affaire>(AffAffaireService.Get, (call, input) => One(call, input.IdAffaireGuid));
        handlers.On<AffAffaireService.InsertInput, Affaire>(AffAffaireService.Insert, Insert);
        handlers.On<AffAffaireService.UpdateInput, Affaire>(AffAffaireService.Update, Update);
    }

    private static Affaire One(Call call, Guid key) => call.Find<Affaire>($"{Rows} where idAffaireGuid = @key", new { key });

    private static Affaire Insert(Call call, AffAffaireService.InsertInput input)
    {
        List<Refused> refused = [];
        bool isOpen = IsActive(call, "agence", "idAgence", input.IdAgence) & IsActive(call, "users", "idUser", input.IdUserRAF);
        if (!isOpen) refused.Add(new Refused(Refusals.R17));
        if (IsTaken(call, input.RefAffaire, null)) refused.Add(Taken(input.RefAffaire));
        RefusedException.ThrowIfAny(refused);
        Guid key = Guid.NewGuid();
        call.Run(
            """
            insert into affaire (idAffaireGuid, refAffaire, lbAffaire, lbClient, idAgence, idUserRAF, statut, isActif, dtCreation, dtModification)
            values (@key, @RefAffaire, @LbAffaire, @LbClient, @IdAgence, @IdUserRAF, @statut, @isActif, @Now, @Now)
            """,
            new { key, input.RefAffaire, input.LbAffaire, input.LbClient, input.IdAgence, input.IdUserRAF, statut = input.Statut ?? "OUVERTE", isActif = input.IsActif ?? true, call.Now });
        return call.Say(Said.Saved, One(call, key));
    }

    private static Affaire Update(Call call, AffAffaireService.UpdateInput input)
    {
        Affaire before = One(call, input.IdAffaireGuid);
        Locks.RefuseAnothers(call, "Affaire", input.IdAffaireGuid);
        Call.RefuseStale(before.DtModification, input.DtModification);

        // Only a new choice is held against the activity: a case outlives its agency, and must still be closed.
        bool isOpen = (input.IdAgence == before.IdAgence || IsActive(call, "agence", "idAgence", input.IdAgence))
            & (input.IdUserRAF == before.IdUserRAF || IsActive(call, "users", "idUser", input.IdUserRAF));
        List<Refused> refused = [];
        if (!isOpen) refused.Add(new Refused(Refusals.R17));
        if (input.Statut == "CLOTUREE" && before.Statut != "CLOTUREE" && HasOpenServices(call, before)) refused.Add(new Refused(Refusals.R18, "statut"));
        if (IsTaken(call, input.RefAffaire, before.IdAffaireGuid)) refused.Add(Taken(input.RefAffaire));
        RefusedException.ThrowIfAny(refused);
        call.Run(
            """
            update affaire set refAffaire = @RefAffaire, lbAffaire = @LbAffaire, lbClient = @LbClient, idAgence = @IdAgence, idUserRAF = @IdUserRAF,
              statut = coalesce(@Statut, statut), isActif = coalesce(@IsActif, isActif), dtModification = @stamp
            where idAffaireGuid = @IdAffaireGuid
            """,
            new { input.RefAffaire, input.LbAffaire, input.LbClient, input.IdAgence, input.IdUserRAF, input.Statut, input.IsActif, input.IdAffaireGuid, stamp = call.StampAfter(before.DtModification) });
        return call.Say(Said.Saved, One(call, before.IdAffaireGuid));
    }

    /// <summary>Throws 404 for what nobody knows.</summary>
    private static bool IsActive(Call call, string table, string key, long id) =>
        call.First<bool?>($"select isActif from {table} where {key} = @id", new { id }) ?? throw FailureException.NotFound();

    private static bool HasOpenServices(Call call, Affaire before) =>
        call.Count("select count(*) from prestation where idAffaire = @IdAffaire and statut in ('APLANIFIER', 'PLANIFIEE', 'ENCOURS')", before) > 0;

    private static bool IsTaken(Call call, string refAffaire, Guid? own) =>
        call.Count("select count(*) from affaire where refAffaire = @refAffaire and idAffaireGuid is not @own", new { refAffaire, own }) > 0;

    private static Refused Taken(string refAffaire) => new(Refusals.R2, "refAffaire", ("valeur", refAffaire));
}
