using Ronde.Contract;

namespace Ronde.SampleServer;

/// <summary>Locks of objects, for whatever service saves them.</summary>
public static class Locks
{
    /// <summary>How long a lock holds unless it is prolonged.</summary>
    public static readonly TimeSpan Duration = TimeSpan.FromMinutes(5);

    private static readonly TimeZoneInfo Zone = TimeZoneInfo.FindSystemTimeZoneById("Europe/Paris");

    /// <summary>The locks that hold, the newest first: one past its time holds nothing.</summary>
    public static List<ObjetLock> Where(Call call, string condition, object? parameters = null)
    {
        Dapper.DynamicParameters all = new(parameters);
        all.Add("now", call.Now);
        return call.All<ObjetLock>(
            $"""
            select typeObjet, refObjet, coalesce(case typeObjet
                when 'Affaire' then (select refAffaire from affaire where idAffaireGuid = refObjet)
                when 'Mode' then (select refMode from mode where idModeGuid = refObjet)
                when 'Referentiel' then (select refReferentiel from referentiel where idReferentielGuid = refObjet)
                when 'SysTable' then (select refTable from systable where idTableGuid = refObjet)
                when 'User' then (select locked.login from users as locked where cast(locked.idUser as text) = refObjet)
              end, refObjet) as lbObjet, users.idUser, users.login, users.lbUser, dtVerrou, dtExpiration
            from objetLock join users using (idUser)
            where dtExpiration > @now and {condition}
            order by dtVerrou desc, typeObjet, refObjet
            """,
            all);
    }

    /// <summary>Who holds an object; null when nobody does.</summary>
    public static ObjetLock? Of(Call call, string typeObjet, string refObjet) =>
        Where(call, "typeObjet = @typeObjet and refObjet = @refObjet", new { typeObjet, refObjet }).FirstOrDefault();

    /// <summary>Throws R1 when another user holds an object.</summary>
    public static void RefuseAnothers(Call call, string typeObjet, Guid key) => RefuseAnothers(call, Of(call, typeObjet, key.ToString("D")));

    /// <summary>Throws R1 when a lock is another user's.</summary>
    public static void RefuseAnothers(Call call, ObjetLock? held)
    {
        if (held is null || held.IdUser == call.Caller.IdUser) return;
        string hour = TimeZoneInfo.ConvertTime(held.DtVerrou, Zone).ToString("HH:mm", System.Globalization.CultureInfo.InvariantCulture);
        throw new RefusedException(new Refused(Refusals.R1, null, ("lbUser", held.LbUser), ("heure", hour)) { Since = held.DtVerrou });
    }
}
