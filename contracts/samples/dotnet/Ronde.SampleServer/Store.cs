using System.Collections.Concurrent;

namespace Ronde.SampleServer;

public sealed record Agency(long IdAgence, string LbAgence, bool IsActif);

public sealed record Session(string Login, IReadOnlyList<string> Roles);

/// <summary>Stands for your database, and for whatever issues and checks your tokens.</summary>
public sealed class Store
{
    private readonly object gate = new();
    private readonly List<Agency> agencies = [];

    public ConcurrentDictionary<string, Session> Sessions { get; } = new();

    public bool IsOutOfOrder { get; set; }

    public IReadOnlyList<Agency> Agencies
    {
        get
        {
            lock (gate) return agencies.OrderBy(agency => agency.IdAgence).ToList();
        }
    }

    public void Put(Agency agency)
    {
        lock (gate) agencies.Add(agency);
    }

    /// <summary>Null when the name is taken, in whatever case, and in every culture alike (a Turkish server tells i from I otherwise). Decided where it is written, as your database should by a unique index.</summary>
    public Agency? Add(string label, bool isActive)
    {
        lock (gate)
        {
            if (agencies.Any(one => string.Equals(one.LbAgence, label, StringComparison.OrdinalIgnoreCase))) return null;
            Agency added = new(agencies.Count == 0 ? 1 : agencies.Max(one => one.IdAgence) + 1, label, isActive);
            agencies.Add(added);
            return added;
        }
    }

    public void Empty()
    {
        lock (gate) agencies.Clear();
        Sessions.Clear();
        IsOutOfOrder = false;
    }
}
