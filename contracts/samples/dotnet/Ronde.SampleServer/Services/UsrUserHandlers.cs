using Ronde.Contract;

namespace Ronde.SampleServer.Services;

/// <summary>One user, as others read him.</summary>
public static class UsrUserHandlers
{
    public static void Register(Handlers handlers) => handlers.On<UsrUserService.GetInput, User>(UsrUserService.Get, Get);

    private static User Get(Call call, UsrUserService.GetInput input)
    {
        long idUser = input.IdUser ?? call.Caller.IdUser;
        if (idUser != call.Caller.IdUser && !call.Caller.IsAdmin) throw FailureException.Forbidden();
        return call.Find<User>(
            """
            select idUser, login, lbUser, users.isActif, isLocked, mustChangePassword, mail, users.idGroupe, lbGroupe, refIdentification,
              case refIdentification when 'B' then 'BASIC' else 'Azure AD' end as lbIdentification, dtLastLogin, dtModification
            from users join groupe using (idGroupe) where idUser = @idUser
            """,
            new { idUser });
    }
}
