using System.Buffers.Text;
using System.Security.Cryptography;
using System.Text;
using System.Text.Json;
using Dapper;
using Microsoft.Data.Sqlite;
using Ronde.Contract;

namespace Ronde.SampleServer;

/// <summary>Tokens: who bears them, and who may do what.</summary>
public static class Sessions
{
    private static readonly TimeSpan Lifetime = TimeSpan.FromHours(8);

    private sealed record Bearer
    {
        public required long IdUser { get; init; }
        public required string Login { get; init; }
        public required string LbUser { get; init; }
        public required long IdGroupe { get; init; }
        public required bool IsOpen { get; init; }
        public required bool MustChangePassword { get; init; }
    }

    private const string BearerOf = """
        select users.idUser, login, lbUser, users.idGroupe, users.isActif and not isLocked and groupe.isActif as isOpen, mustChangePassword
        from session join users using (idUser) join groupe on groupe.idGroupe = users.idGroupe
        where hash = @hash and dtExpiration > @now
        """;

    /// <summary>The token of a request, or null.</summary>
    public static string? TokenOf(HttpRequest request)
    {
        string header = request.Headers.Authorization.ToString();
        return header.StartsWith("Bearer ", StringComparison.OrdinalIgnoreCase) ? header["Bearer ".Length..].Trim() : null;
    }

    /// <summary>Who calls, and may. Throws 401 and 403. Nothing of the body has been read by then.</summary>
    public static Caller CallerOf(SqliteConnection connection, string? token, string right)
    {
        Bearer? bearer = token is null ? null : connection.QueryFirstOrDefault<Bearer>(BearerOf, new { hash = HashOf(token), now = DateTimeOffset.UtcNow });
        if (bearer is null) throw new FailureException(StatusCodes.Status401Unauthorized, Said.NotSignedIn);
        if (!bearer.IsOpen) throw new FailureException(StatusCodes.Status401Unauthorized, Refusals.R7.Words[0]);
        if (bearer.MustChangePassword) throw new FailureException(StatusCodes.Status403Forbidden, Said.PasswordToChange);
        string[] roles = connection.Query<string>("select refRole from groupeRole where idGroupe = @IdGroupe", bearer).ToArray();
        if (right != "signedIn" && !roles.Contains(right)) throw FailureException.Forbidden();
        return new Caller(bearer.IdUser, bearer.Login, bearer.LbUser, roles);
    }

    /// <summary>
    /// Makes a token. It has the form of a JWT, because the console reads its payload; what makes it good is its row here, so that
    /// a sign-out ends it at once. Its third part is therefore no signature but 32 bytes that nobody guesses.
    /// </summary>
    public static string Issue(Action<string, object> run, Identity identity, DateTimeOffset now, TimeSpan? lifetime = null)
    {
        DateTimeOffset end = now + (lifetime ?? Lifetime);
        string payload = JsonSerializer.Serialize(new
        {
            login = identity.Login,
            lbUser = identity.LbUser,
            lbGroupe = identity.LbGroupe,
            idGroupe = identity.IdGroupe,
            refIdentification = identity.RefIdentification,
            defaultRoute = "/",
            exp = end.ToUnixTimeSeconds(),
        });
        string token = string.Join('.', Part("""{"alg":"HS256","typ":"JWT"}"""), Part(payload), Base64Url.EncodeToString(RandomNumberGenerator.GetBytes(32)));
        run("insert into session (hash, idUser, dtExpiration) values (@hash, @IdUser, @end)", new { hash = HashOf(token), identity.IdUser, end });
        return token;
    }

    /// <summary>Of a token, what the database keeps: it gives no token away.</summary>
    public static string HashOf(string token) => Convert.ToHexStringLower(SHA256.HashData(Encoding.UTF8.GetBytes(token)));

    private static string Part(string text) => Base64Url.EncodeToString(Encoding.UTF8.GetBytes(text));
}

/// <summary>Whom a token names.</summary>
public sealed record Identity
{
    public required long IdUser { get; init; }
    public required string Login { get; init; }
    public required string LbUser { get; init; }
    public required long IdGroupe { get; init; }
    public required string LbGroupe { get; init; }
    public required string RefIdentification { get; init; }
}

/// <summary>Passwords as they are kept: salted, and slow to try.</summary>
public static class Passwords
{
    private const int Rounds = 210_000;

    public static string Hash(string password)
    {
        byte[] salt = RandomNumberGenerator.GetBytes(16);
        return $"{Convert.ToHexString(salt)}.{Convert.ToHexString(Derived(password, salt))}";
    }

    public static bool IsRight(string? kept, string password)
    {
        // Somebody unknown takes as long as somebody known.
        string[] parts = (kept ?? $"{new string('0', 32)}.{new string('0', 64)}").Split('.');
        bool isSame = CryptographicOperations.FixedTimeEquals(Convert.FromHexString(parts[1]), Derived(password, Convert.FromHexString(parts[0])));
        return isSame && kept is not null;
    }

    private static byte[] Derived(string password, byte[] salt) =>
        Rfc2898DeriveBytes.Pbkdf2(password, salt, Rounds, HashAlgorithmName.SHA512, 32);
}
