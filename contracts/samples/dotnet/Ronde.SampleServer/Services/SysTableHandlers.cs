using Ronde.Contract;

namespace Ronde.SampleServer.Services;

/// <summary>Tables of values that people configure.</summary>
public static class SysTableHandlers
{
    public const long List = 1;
    public const long Hierarchy = 2;

    private static string Rows(Call call) => $"""
        select idTableGuid, refTable, lbTable, idTypeTable,
          case idTypeTable when {Hierarchy} then 'H' else 'L' end as refTypeTable,
          case idTypeTable when {Hierarchy} then '{LabelOf(call, Hierarchy)}' else '{LabelOf(call, List)}' end as lbTypeTable,
          description, isActif, isGenerer,
          (select count(*) from sysvaleur where sysvaleur.idTableGuid = systable.idTableGuid) as nbValeur, dtModification
        from systable
        """;

    public static void Register(Handlers handlers)
    {
        handlers.On<SysTableService.GetListInput, IReadOnlyList<SysTable>>(SysTableService.GetList, (call, _) => Lists.Read<SysTable>(call, Rows(call), "refTable"));
        handlers.On<SysTableService.GetTypeListInput, IReadOnlyList<SysTableService.GetTypeListValueItem>>(SysTableService.GetTypeList, (call, _) => Types(call));
        handlers.On<SysTableService.InsertInput, SysTable>(SysTableService.Insert, Insert);
        handlers.On<SysTableService.UpdateInput, SysTable>(SysTableService.Update, Update);
        handlers.On<SysTableService.ChangeActifInput, SysTable>(SysTableService.ChangeActif, ChangeActif);
    }

    /// <summary>The table, or 404.</summary>
    public static SysTable One(Call call, Guid key) => call.Find<SysTable>($"{Rows(call)} where idTableGuid = @key", new { key });

    private static string LabelOf(Call call, long type) => (type, call.Language) switch
    {
        (Hierarchy, "en") => "Hierarchy",
        (Hierarchy, _) => "Hiérarchie",
        (_, "en") => "List",
        _ => "Liste",
    };

    private static IReadOnlyList<SysTableService.GetTypeListValueItem> Types(Call call) =>
    [
        new() { IdTypeTable = List, RefTypeTable = "L", LbTypeTable = LabelOf(call, List) },
        new() { IdTypeTable = Hierarchy, RefTypeTable = "H", LbTypeTable = LabelOf(call, Hierarchy) },
    ];

    private static SysTable Insert(Call call, SysTableService.InsertInput input)
    {
        RefuseUnknownType(input.IdTypeTable);
        RefuseTaken(call, input.RefTable, null);
        Guid key = Guid.NewGuid();
        call.Run(
            """
            insert into systable (idTableGuid, refTable, lbTable, idTypeTable, description, isGenerer, isActif, dtModification)
            values (@key, @RefTable, @LbTable, @type, @Description, false, @isActif, @Now)
            """,
            new { key, input.RefTable, input.LbTable, type = input.IdTypeTable ?? List, input.Description, isActif = input.IsActif ?? true, call.Now });
        return call.Say(Said.Saved, One(call, key));
    }

    private static SysTable Update(Call call, SysTableService.UpdateInput input)
    {
        RefuseUnknownType(input.IdTypeTable);
        SysTable before = Claim(call, input.IdTableGuid, input.DtModification);
        long type = input.IdTypeTable ?? before.IdTypeTable;
        bool isActif = input.IsActif ?? before.IsActif;
        if (before.IsGenerer && (input.RefTable != before.RefTable || type != before.IdTypeTable || isActif != before.IsActif))
            throw new RefusedException(new Refused(Refusals.R26));
        if (type != before.IdTypeTable && before.NbValeur > 0) throw new RefusedException(new Refused(Refusals.R31));
        RefuseTaken(call, input.RefTable, before.IdTableGuid);
        call.Run(
            """
            update systable set refTable = @RefTable, lbTable = @LbTable, idTypeTable = @type, description = @Description, isActif = @isActif, dtModification = @stamp
            where idTableGuid = @IdTableGuid
            """,
            new { input.RefTable, input.LbTable, type, input.Description, isActif, input.IdTableGuid, stamp = call.StampAfter(before.DtModification) });
        return call.Say(Said.Saved, One(call, before.IdTableGuid));
    }

    private static SysTable ChangeActif(Call call, SysTableService.ChangeActifInput input)
    {
        SysTable before = Claim(call, input.IdTableGuid, input.DtModification);
        if (before.IsGenerer && input.IsActif != before.IsActif) throw new RefusedException(new Refused(Refusals.R26));
        call.Run(
            "update systable set isActif = @IsActif, dtModification = @stamp where idTableGuid = @IdTableGuid",
            new { input.IsActif, input.IdTableGuid, stamp = call.StampAfter(before.DtModification) });
        return call.Say(Said.Saved, One(call, before.IdTableGuid));
    }

    /// <summary>The table that is to be changed: it is there, nobody else holds its lock, and it is as its editor read it.</summary>
    private static SysTable Claim(Call call, Guid key, DateTimeOffset? read)
    {
        SysTable before = One(call, key);
        Locks.RefuseAnothers(call, "SysTable", key);
        Call.RefuseStale(before.DtModification, read);
        return before;
    }

    private static void RefuseUnknownType(long? type)
    {
        if (type is not (null or List or Hierarchy)) throw FailureException.Invalid("idTypeTable");
    }

    private static void RefuseTaken(Call call, string refTable, Guid? own)
    {
        if (call.Count("select count(*) from systable where refTable = @refTable and idTableGuid is not @own", new { refTable, own }) > 0)
            throw new RefusedException(new Refused(Refusals.R2, "refTable", ("valeur", refTable)));
    }
}
