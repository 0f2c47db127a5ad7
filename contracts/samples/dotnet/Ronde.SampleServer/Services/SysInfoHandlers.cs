using Ronde.Contract;

namespace Ronde.SampleServer.Services;

/// <summary>What the server says of itself.</summary>
public static class SysInfoHandlers
{
    public static void Register(Handlers handlers) =>
        handlers.On<SysInfoService.GetAppInfoInput, AppInfo>(SysInfoService.GetAppInfo, (call, _) => new AppInfo
        {
            LbApplication = "Ronde",
            Version = "1.0.0",
            Environnement = "test",
            LbBase = $"SQLite {call.First<string>("select sqlite_version()")}",
            DtServeur = call.Now,
        });
}
