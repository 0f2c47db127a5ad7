using Ronde.Contract;

namespace Ronde.SampleServer.Services;

/// <summary>The agencies that run the cases.</summary>
public static class AdmAgenceHandlers
{
    private const string Rows = "select idAgence, lbAgence, isActif from agence";

    public static void Register(Handlers handlers)
    {
        handlers.On<AdmAgenceService.GetListInput, IReadOnlyList<Agence>>(AdmAgenceService.GetList, (call, _) => Lists.Read<Agence>(call, Rows, "idAgence"));
        handlers.On<AdmAgenceService.InsertInput, Agence>(AdmAgenceService.Insert, Insert);
    }

    private static Agence Insert(Call call, AdmAgenceService.InsertInput input)
    {
        // An agency has no reference: its label stands in. The column's collation decides what is the same.
        if (call.Count("select count(*) from agence where lbAgence = @LbAgence", input) > 0)
            throw new RefusedException(new Refused(Refusals.R2, "lbAgence", ("valeur", input.LbAgence)));
        long idAgence = call.Add("insert into agence (lbAgence, isActif) values (@LbAgence, @isActif)", new { input.LbAgence, isActif = input.IsActif ?? true });
        return call.Say(Said.Saved, call.Find<Agence>($"{Rows} where idAgence = @idAgence", new { idAgence }));
    }
}
