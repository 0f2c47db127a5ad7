using Ronde.Contract;

namespace Ronde.SampleServer.Services;

/// <summary>Values of the system tables.</summary>
public static class SysValeurHandlers
{
    /// <summary>How deep a value stands is found by going up: nothing is kept twice.</summary>
    private const string Rows = """
        select sysvaleur.idValeurGuid, sysvaleur.idValeur, sysvaleur.idTableGuid, systable.refTable, sysvaleur.refValeur, sysvaleur.lbValeur, sysvaleur.lbCourt,
          sysvaleur.description, sysvaleur.extendedData, sysvaleur.idValeurParent, sysvaleur.ordre, sysvaleur.isActif, sysvaleur.dtModification,
          (with recursive above (id, depth) as (
             select sysvaleur.idValeurParent, 0
             union all
             select parent.idValeurParent, above.depth + 1 from above join sysvaleur as parent on parent.idValeur = above.id where above.depth < 1000
           ) select max(depth) from above) as niveauParent
        from sysvaleur join systable using (idTableGuid)
        """;

    public static void Register(Handlers handlers)
    {
        handlers.On<SysValeurService.GetListInput, IReadOnlyList<SysValeur>>(SysValeurService.GetList, GetList);
        handlers.On<SysValeurService.InsertInput, SysValeur>(SysValeurService.Insert, Insert);
        handlers.On<SysValeurService.UpdateInput, SysValeur>(SysValeurService.Update, Update);
        handlers.On<SysValeurService.DeleteInput, bool>(SysValeurService.Delete, Delete);
        handlers.On<SysValeurService.ImportInput, ImportResult>(SysValeurService.Import, SysValeurImport.Import);
    }

    private static IReadOnlyList<SysValeur> GetList(Call call, SysValeurService.GetListInput input)
    {
        if (input.IdTableGuid is null && input.RefTable is null) throw FailureException.Invalid("idTableGuid");
        string conditions = "(@IdTableGuid is null or idTableGuid = @IdTableGuid) and (@RefTable is null or refTable = @RefTable)";
        string table = call.Find<string>($"select idTableGuid from systable where {conditions}", input);
        if (input.IdValeurParent is { } parent) call.Asked["idValeurParent"] = [parent];
        return Lists.Read<SysValeur>(call, $"{Rows} where sysvaleur.idTableGuid = @table", "ordre, idValeur", new { table });
    }

    private static SysValeur One(Call call, Guid key) => call.Find<SysValeur>($"{Rows} where sysvaleur.idValeurGuid = @key", new { key });

    private static SysValeur Insert(Call call, SysValeurService.InsertInput input)
    {
        SysTable table = SysTableHandlers.One(call, input.IdTableGuid);
        Locks.RefuseAnothers(call, "SysTable", table.IdTableGuid);
        if (input.Ordre < 0) throw FailureException.Invalid("ordre");
        List<Refused> refused = [];
        if (!FitsBelow(call, input.IdValeurParent, table)) refused.Add(new Refused(Refusals.R27, "idValeurParent"));
        if (IsTaken(call, table, input.RefValeur, null)) refused.Add(Taken(input.RefValeur));
        RefusedException.ThrowIfAny(refused);
        Guid key = Guid.NewGuid();
        call.Run(
            """
            insert into sysvaleur (idValeurGuid, idTableGuid, refValeur, lbValeur, lbCourt, description, extendedData, idValeurParent, ordre, isActif, dtModification)
            values (@key, @IdTableGuid, @RefValeur, @LbValeur, @LbCourt, @Description, @ExtendedData, @IdValeurParent, @ordre, @isActif, @Now)
            """,
            new
            {
                key,
                input.IdTableGuid,
                input.RefValeur,
                input.LbValeur,
                input.LbCourt,
                input.Description,
                input.ExtendedData,
                input.IdValeurParent,
                ordre = input.Ordre ?? NextPlace(call, table, input.IdValeurParent),
                isActif = input.IsActif ?? true,
                call.Now,
            });
        return call.Say(Said.Saved, One(call, key));
    }

    private static SysValeur Update(Call call, SysValeurService.UpdateInput input)
    {
        SysValeur before = One(call, input.IdValeurGuid);
        SysTable table = SysTableHandlers.One(call, before.IdTableGuid);
        Locks.RefuseAnothers(call, "SysTable", before.IdTableGuid);
        Call.RefuseStale(before.DtModification, input.DtModification);
        // A value stays in its table.
        if (input.IdTableGuid != before.IdTableGuid) throw FailureException.Invalid("idTableGuid");
        if (input.Ordre < 0) throw FailureException.Invalid("ordre");
        // What may be null and is left out becomes null.
        long? parent = input.IdValeurParent;
        List<Refused> refused = [];
        if (!FitsBelow(call, parent, table)) refused.Add(new Refused(Refusals.R27, "idValeurParent"));
        else if (IsWithin(call, parent, before.IdValeur)) refused.Add(new Refused(Refusals.R22));
        if (IsTaken(call, table, input.RefValeur, before.IdValeur)) refused.Add(Taken(input.RefValeur));
        RefusedException.ThrowIfAny(refused);
        call.Run(
            """
            update sysvaleur set refValeur = @RefValeur, lbValeur = @LbValeur, lbCourt = @LbCourt, description = @Description, extendedData = @ExtendedData,
              idValeurParent = @parent, ordre = coalesce(@Ordre, ordre), isActif = coalesce(@IsActif, isActif), dtModification = @stamp
            where idValeurGuid = @IdValeurGuid
            """,
            new
            {
                input.IdValeurGuid,
                input.RefValeur,
                input.LbValeur,
                input.LbCourt,
                input.Description,
                input.ExtendedData,
                parent,
                input.Ordre,
                input.IsActif,
                stamp = call.StampAfter(before.DtModification),
            });
        return call.Say(Said.Saved, One(call, before.IdValeurGuid));
    }

    private static bool Delete(Call call, SysValeurService.DeleteInput input)
    {
        SysValeur before = One(call, input.IdValeurGuid);
        Locks.RefuseAnothers(call, "SysTable", before.IdTableGuid);
        if (call.Count("select count(*) from sysvaleur where idValeurParent = @IdValeur", before) > 0) throw new RefusedException(new Refused(Refusals.R5));
        long uses = call.Count("select count(*) from emploi where idValeur = @IdValeur or (refTable = @RefTable and refValeur = @RefValeur)", before);
        if (uses > 0) throw new RefusedException(new Refused(Refusals.R4, null, ("n", $"{uses}")));
        call.Run("delete from sysvaleur where idValeur = @IdValeur", before);
        return call.Say(Said.Deleted, true);
    }

    /// <summary>The place after the last one below a parent.</summary>
    public static long NextPlace(Call call, SysTable table, long? idValeurParent) =>
        call.First<long>("select coalesce(max(ordre), 0) + 1 from sysvaleur where idTableGuid = @IdTableGuid and idValeurParent is @idValeurParent", new { table.IdTableGuid, idValeurParent });

    /// <summary>Only a hierarchy has parents, and only its own. Throws 404 for one nobody knows.</summary>
    private static bool FitsBelow(Call call, long? idValeurParent, SysTable table)
    {
        if (idValeurParent is null) return true;
        string parent = call.Find<string>("select idTableGuid from sysvaleur where idValeur = @idValeurParent", new { idValeurParent });
        return table.IdTypeTable == SysTableHandlers.Hierarchy && Guid.Parse(parent) == table.IdTableGuid;
    }

    /// <summary>Whether a value is another, or below it.</summary>
    private static bool IsWithin(Call call, long? idValeur, long idOther) => call.Count(
        """
        with recursive above (id) as (
          select @idValeur union select sysvaleur.idValeurParent from above join sysvaleur on sysvaleur.idValeur = above.id
        ) select count(*) from above where id = @idOther
        """,
        new { idValeur, idOther }) > 0;

    private static bool IsTaken(Call call, SysTable table, string refValeur, long? own) => call.Count(
        "select count(*) from sysvaleur where idTableGuid = @IdTableGuid and refValeur = @refValeur and idValeur is not @own",
        new { table.IdTableGuid, refValeur, own }) > 0;

    private static Refused Taken(string refValeur) => new(Refusals.R2, "refValeur", ("valeur", refValeur));
}
