using Ronde.Contract;

namespace Ronde.SampleServer.Services;

/// <summary>Sign-in by password and sign-out: not the whole service, but without them nobody could call the others.</summary>
public static class SecAuthentificationHandlers
{
    private sealed record Account
    {
        public required long IdUser { get; init; }
        public required string? Password { get; init; }
        public required bool IsOpen { get; init; }
        public required bool MustChangePassword { get; init; }
    }

    public static void Register(Handlers handlers)
    {
        handlers.On<SecAuthentificationService.AuthenticateInput, Session>(SecAuthentificationService.Authenticate, Authenticate);
        handlers.On<SecAuthentificationService.LogOutInput, bool>(SecAuthentificationService.LogOut, LogOut);
    }

    private static Session Authenticate(Call call, SecAuthentificationService.AuthenticateInput input)
    {
        Account? account = call.First<Account>(
            "select idUser, password, users.isActif and not isLocked and groupe.isActif as isOpen, mustChangePassword from users join groupe using (idGroupe) where login = @Login and refIdentification = 'B'",
            input);
        if (!Passwords.IsRight(account?.Password, input.Password)) throw new RefusedException(new Refused(Refusals.R6));
        if (!account!.IsOpen) throw new RefusedException(new Refused(Refusals.R7));
        Identity identity = call.Find<Identity>("select idUser, login, lbUser, idGroupe, lbGroupe, refIdentification from users join groupe using (idGroupe) where idUser = @IdUser", account);
        call.Run("update users set dtLastLogin = @Now where idUser = @IdUser", new { call.Now, account.IdUser });
        return new Session { Token = Sessions.Issue(call.Run, identity, call.Now), MustChangePassword = account.MustChangePassword };
    }

    private static bool LogOut(Call call, SecAuthentificationService.LogOutInput input)
    {
        if (call.Token is { } token) call.Run("delete from session where hash = @hash", new { hash = Sessions.HashOf(token) });
        return true;
    }
}
