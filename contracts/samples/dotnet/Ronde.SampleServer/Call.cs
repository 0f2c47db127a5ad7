using Dapper;
using Microsoft.Data.Sqlite;
using Ronde.Contract;

namespace Ronde.SampleServer;

/// <summary>Who calls.</summary>
public sealed record Caller(long IdUser, string Login, string LbUser, IReadOnlyCollection<string> Roles)
{
    public bool IsAdmin => Roles.Contains("ADMIN");
}

/// <summary>One call, its caller known and its input checked, within its transaction.</summary>
public sealed class Call(SqliteConnection connection, SqliteTransaction transaction, Caller? caller, string language, Sent sent)
{
    /// <summary>Now, as far as the wire tells: in milliseconds.</summary>
    public DateTimeOffset Now { get; } = DateTimeOffset.FromUnixTimeMilliseconds(DateTimeOffset.UtcNow.ToUnixTimeMilliseconds());

    public string Language { get; } = language;

    /// <summary>What a list was asked beside its keys: skip, take, sort, search, filters.</summary>
    public Dictionary<string, string[]> Asked { get; } = sent.Asked;

    /// <summary>The token that came along, sound or not; for those operations that are open.</summary>
    public string? Token { get; init; }

    /// <summary>How many rows there are in all, of a list.</summary>
    public long? Total { get; set; }

    /// <summary>What a write says.</summary>
    public Words? Message { get; private set; }

    public Caller Caller => caller ?? throw new InvalidOperationException("an open operation has no caller");

    /// <summary>A value, and what is said of it.</summary>
    public T Say<T>(Words message, T value)
    {
        Message = message;
        return value;
    }

    public List<T> All<T>(string sql, object? parameters = null) => connection.Query<T>(sql, parameters, transaction).AsList();

    public T? First<T>(string sql, object? parameters = null) => connection.QueryFirstOrDefault<T>(sql, parameters, transaction);

    /// <summary>The row, or 404.</summary>
    public T Find<T>(string sql, object parameters) where T : class => First<T>(sql, parameters) ?? throw FailureException.NotFound();

    public long Count(string sql, object parameters) => connection.ExecuteScalar<long>(sql, parameters, transaction);

    public void Run(string sql, object parameters) => connection.Execute(sql, parameters, transaction);

    /// <summary>Runs an insert, and answers the key that the database gave.</summary>
    public long Add(string sql, object parameters) => connection.ExecuteScalar<long>($"{sql} returning rowid", parameters, transaction);

    /// <summary>Throws 409 for a record that is not as its editor read it, neither older nor newer.</summary>
    public static void RefuseStale(DateTimeOffset? kept, DateTimeOffset? read)
    {
        if (read is not null && read != kept) throw new FailureException(StatusCodes.Status409Conflict, Said.Stale);
    }

    /// <summary>The stamp of a change: later than the one before, also within a millisecond.</summary>
    public DateTimeOffset StampAfter(DateTimeOffset? before) => before is { } last && last >= Now ? last.AddMilliseconds(1) : Now;
}
