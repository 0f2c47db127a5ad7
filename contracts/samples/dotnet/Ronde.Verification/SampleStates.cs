using Ronde.SampleServer;

namespace Ronde.Verification;

/// <summary>The states of three operations. Override those of the next ones you take up: what you have not done says so by its name.</summary>
public sealed class SampleStates(Store store) : ProviderStates
{
    public override Task Empty()
    {
        store.Empty();
        return Task.CompletedTask;
    }

    protected override Task<Given> OnTheServerRuns() => Given.Nothing;

    protected override Task<Given> OnTheServerIsOutOfOrder()
    {
        store.IsOutOfOrder = true;
        return Given.Nothing;
    }

    protected override Task<Given> OnAUserIsSignedIn(AUserIsSignedIn state)
    {
        string token = $"header.{Guid.NewGuid():N}.signature";
        store.Sessions[token] = new Session(state.Login, state.RefRoleList);
        return Task.FromResult(new Given { ["token"] = token });
    }

    protected override Task<Given> OnAnAgencyExists(AnAgencyExists state)
    {
        store.Put(new Agency(state.IdAgence, state.LbAgence, state.IsActif));
        return Given.Nothing;
    }
}
