using Ronde.Contract;
using Ronde.SampleServer.Imports;

namespace Ronde.SampleServer.Services;

/// <summary>Values of a table from a file: all of it or, where a line is wrong or nothing is to be written, none.</summary>
public static class SysValeurImport
{
    private static readonly Dictionary<string, Column> Columns = new()
    {
        ["refValeur"] = Cells.Reference(),
        ["lbValeur"] = Cells.Label(),
        ["lbCourt"] = Cells.Label(mayBeEmpty: true),
        ["refParent"] = Cells.Reference(mayBeEmpty: true),
        ["description"] = Cells.Text(),
        ["extendedData"] = Cells.Json(),
        ["isActif"] = Cells.Flag(),
    };

    /// <summary>A value that is there, or is to be.</summary>
    private sealed record Known
    {
        public long IdValeur { get; init; }
        public string RefValeur { get; init; } = "";
        public string? RefParent { get; init; }
        public string LbValeur { get; init; } = "";
        public string? LbCourt { get; init; }
        public string? Description { get; init; }
        public string? ExtendedData { get; init; }
        public bool IsActif { get; init; } = true;

        /// <summary>The same after a line: what the file has no column for stays.</summary>
        public Known After(ImportedRow row) => this with
        {
            RefValeur = IdValeur == 0 ? row.Text("refValeur")! : RefValeur,
            RefParent = row.Values.ContainsKey("refParent") ? row.Text("refParent") : RefParent,
            LbValeur = row.Text("lbValeur") ?? LbValeur,
            LbCourt = row.Values.ContainsKey("lbCourt") ? row.Text("lbCourt") : LbCourt,
            Description = row.Values.ContainsKey("description") ? row.Text("description") : Description,
            ExtendedData = row.Values.ContainsKey("extendedData") ? row.Text("extendedData") : ExtendedData,
            IsActif = row.Values.GetValueOrDefault("isActif") as bool? ?? IsActif,
        };
    }

    public static ImportResult Import(Call call, SysValeurService.ImportInput input)
    {
        SysTable table = SysTableHandlers.One(call, input.IdTableGuid);
        Locks.RefuseAnothers(call, "SysTable", table.IdTableGuid);
        ImportedRows file = new(call.Language, "refValeur", Columns);
        List<ImportedRow> rows = file.Read(input.File.Content);
        Dictionary<string, Known> before = KnownIn(call, table);
        Dictionary<string, Known> after = new(before, StringComparer.OrdinalIgnoreCase);
        long updated = 0;
        long unchanged = 0;
        foreach (ImportedRow row in rows)
        {
            string own = row.Text("refValeur")!;
            bool isThere = before.TryGetValue(own, out Known? known);
            if (!isThere && row.Text("lbValeur") is null) file.Complain(row.Line, "lbValeur", Said.MissingCell);
            after[own] = (known ?? new Known()).After(row);
            if (isThere) updated += 1;
            // Letters' case makes no other parent.
            if (isThere && after[own] with { RefParent = known!.RefParent } == known && IsSame(after[own].RefParent, known.RefParent)) unchanged += 1;
        }

        foreach (ImportedRow row in rows) JudgeParent(row, table, after, file);
        bool isDry = input.DryRun ?? false;
        if (!isDry && file.Errors.Count > 0) updated = unchanged = 0;
        else if (!isDry) Store(call, table, rows, after);
        return call.Say(Said.Saved, new ImportResult
        {
            Inserted = !isDry && file.Errors.Count > 0 ? 0 : rows.Count - updated,
            Updated = updated,
            Unchanged = unchanged > 0 ? unchanged : null,
            Errors = file.Errors.OrderBy(error => error.Line).ToList(),
        });
    }

    private static bool IsSame(string? one, string? other) => string.Equals(one, other, StringComparison.OrdinalIgnoreCase);

    private static Dictionary<string, Known> KnownIn(Call call, SysTable table) => call.All<Known>(
        """
        select own.idValeur, own.refValeur, parent.refValeur as refParent, own.lbValeur, own.lbCourt, own.description, own.extendedData, own.isActif
        from sysvaleur as own left join sysvaleur as parent on parent.idValeur = own.idValeurParent where own.idTableGuid = @IdTableGuid
        """,
        table).ToDictionary(known => known.RefValeur, StringComparer.OrdinalIgnoreCase);

    private static void JudgeParent(ImportedRow row, SysTable table, Dictionary<string, Known> after, ImportedRows file)
    {
        if (row.Text("refParent") is not { } parent) return;
        if (table.IdTypeTable != SysTableHandlers.Hierarchy) file.Complain(row.Line, "refParent", Refusals.R27.Words[0]);
        else if (file.IsLost(parent)) return;
        else if (!after.ContainsKey(parent)) file.Complain(row.Line, "refParent", Said.UnknownReference, ("valeur", parent));
        else if (IsEndless(row.Text("refValeur")!, after)) file.Complain(row.Line, "refParent", Refusals.R22.Words[0]);
    }

    /// <summary>Whether the way up from a value never ends: in a loop, or below one.</summary>
    private static bool IsEndless(string own, Dictionary<string, Known> after)
    {
        HashSet<string> passed = new(StringComparer.OrdinalIgnoreCase);
        for (string? at = own; at is not null; at = after.GetValueOrDefault(at)?.RefParent)
            if (!passed.Add(at)) return true;
        return false;
    }

    /// <summary>Writes the lines first and their parents then: a parent may stand below its children.</summary>
    private static void Store(Call call, SysTable table, List<ImportedRow> rows, Dictionary<string, Known> after)
    {
        long ordre = call.First<long>("select coalesce(max(ordre), 0) from sysvaleur where idTableGuid = @IdTableGuid", table);
        List<Known> written = rows.Select(row => after[row.Text("refValeur")!]).ToList();
        foreach (Known one in written)
        {
            var values = new { one.IdValeur, one.RefValeur, one.LbValeur, one.LbCourt, one.Description, one.ExtendedData, one.IsActif, call.Now, table.IdTableGuid, key = Guid.NewGuid(), ordre = ordre + 1 };
            if (one.IdValeur > 0)
            {
                call.Run(
                    "update sysvaleur set lbValeur = @LbValeur, lbCourt = @LbCourt, description = @Description, extendedData = @ExtendedData, isActif = @IsActif, dtModification = @Now where idValeur = @IdValeur",
                    values);
                continue;
            }

            ordre += 1;
            call.Run(
                """
                insert into sysvaleur (idValeurGuid, idTableGuid, refValeur, lbValeur, lbCourt, description, extendedData, ordre, isActif, dtModification)
                values (@key, @IdTableGuid, @RefValeur, @LbValeur, @LbCourt, @Description, @ExtendedData, @ordre, @IsActif, @Now)
                """,
                values);
        }

        foreach (Known one in written)
        {
            call.Run(
                """
                update sysvaleur set idValeurParent = (select idValeur from sysvaleur as parent where parent.idTableGuid = @IdTableGuid and parent.refValeur = @RefParent)
                where idTableGuid = @IdTableGuid and refValeur = @RefValeur
                """,
                new { table.IdTableGuid, one.RefParent, one.RefValeur });
        }
    }
}
