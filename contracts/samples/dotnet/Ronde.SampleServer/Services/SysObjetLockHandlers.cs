using System.Text.RegularExpressions;
using Ronde.Contract;

namespace Ronde.SampleServer.Services;

/// <summary>Locks of what is being changed.</summary>
public static partial class SysObjetLockHandlers
{
    private sealed record Kind(string Table, string Key, string Role);

    /// <summary>What can be locked: where it is, and the role it is saved with, without which nobody locks it.</summary>
    private static readonly Dictionary<string, Kind> Kinds = new()
    {
        ["Affaire"] = new("affaire", "idAffaireGuid", "AFFAIRE"),
        ["Mode"] = new("mode", "idModeGuid", "PARAMETRAGE"),
        ["Referentiel"] = new("referentiel", "idReferentielGuid", "PARAMETRAGE"),
        ["SysTable"] = new("systable", "idTableGuid", "ADMIN"),
        ["User"] = new("users", "idUser", "ADMIN"),
    };

    [GeneratedRegex(@"^[\w-]{1,50}$")]
    private static partial Regex Key { get; }

    public static void Register(Handlers handlers)
    {
        handlers.On<SysObjetLockService.GetListByUserInput, IReadOnlyList<ObjetLock>>(SysObjetLockService.GetListByUser, GetListByUser);
        handlers.On<SysObjetLockService.GetListByTypeInput, IReadOnlyList<ObjetLock>>(SysObjetLockService.GetListByType, GetListByType);
        handlers.On<SysObjetLockService.GetListByReferenceInput, IReadOnlyList<ObjetLock>>(SysObjetLockService.GetListByReference, GetListByReference);
        handlers.On<SysObjetLockService.VerrouillerInput, ObjetLock>(SysObjetLockService.Verrouiller, Verrouiller);
        handlers.On<SysObjetLockService.DeverrouillerInput, bool>(SysObjetLockService.Deverrouiller, Deverrouiller);
    }

    private static IReadOnlyList<ObjetLock> GetListByUser(Call call, SysObjetLockService.GetListByUserInput input)
    {
        long idUser = input.IdUser ?? call.Caller.IdUser;
        if (idUser != call.Caller.IdUser && !call.Caller.IsAdmin) throw FailureException.Forbidden();
        return Locks.Where(call, "users.idUser = @idUser", new { idUser });
    }

    private static IReadOnlyList<ObjetLock> GetListByType(Call call, SysObjetLockService.GetListByTypeInput input)
    {
        if (input.TypeObjet is { } type) KindOf(type);
        return Locks.Where(call, "(@TypeObjet is null or typeObjet = @TypeObjet)", input);
    }

    private static IReadOnlyList<ObjetLock> GetListByReference(Call call, SysObjetLockService.GetListByReferenceInput input)
    {
        KindOf(input.TypeObjet);
        return Locks.Of(call, input.TypeObjet, KeyOf(input.RefObjet)) is { } held ? [held] : [];
    }

    private static ObjetLock Verrouiller(Call call, SysObjetLockService.VerrouillerInput input)
    {
        Kind kind = KindOf(input.TypeObjet);
        string key = KeyOf(input.RefObjet);
        bool isForced = input.Force ?? false;
        // Whoever may not save it would only keep others from it.
        if ((isForced && !call.Caller.IsAdmin) || !call.Caller.Roles.Contains(kind.Role)) throw FailureException.Forbidden();
        if (call.Count($"select count(*) from {kind.Table} where cast({kind.Key} as text) = @key", new { key }) == 0) throw FailureException.NotFound();
        ObjetLock? held = Locks.Of(call, input.TypeObjet, key);
        if (!isForced) Locks.RefuseAnothers(call, held);
        // One's own is prolonged: it is held since it was taken.
        DateTimeOffset since = held?.IdUser == call.Caller.IdUser ? held.DtVerrou : call.Now;
        call.Run(
            "insert or replace into objetLock (typeObjet, refObjet, idUser, dtVerrou, dtExpiration) values (@TypeObjet, @key, @IdUser, @since, @end)",
            new { input.TypeObjet, key, call.Caller.IdUser, since, end = call.Now + Locks.Duration });
        return Locks.Of(call, input.TypeObjet, key)!;
    }

    private static bool Deverrouiller(Call call, SysObjetLockService.DeverrouillerInput input)
    {
        KindOf(input.TypeObjet);
        string key = KeyOf(input.RefObjet);
        ObjetLock? held = Locks.Of(call, input.TypeObjet, key);
        if (held is not null && held.IdUser != call.Caller.IdUser && !call.Caller.IsAdmin)
            throw new RefusedException(new Refused(Refusals.R25, null, ("lbUser", held.LbUser)));
        call.Run("delete from objetLock where typeObjet = @TypeObjet and refObjet = @key", new { input.TypeObjet, key });
        return true;
    }

    private static Kind KindOf(string type) => Kinds.TryGetValue(type, out Kind? kind) ? kind : throw FailureException.Invalid("typeObjet");

    /// <summary>A UUID or a number: letters' case is none of it.</summary>
    private static string KeyOf(string refObjet) => Key.IsMatch(refObjet) ? refObjet.ToLowerInvariant() : throw FailureException.Invalid("refObjet");
}
