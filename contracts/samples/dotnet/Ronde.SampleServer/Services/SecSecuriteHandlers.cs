using Ronde.Contract;

namespace Ronde.SampleServer.Services;

/// <summary>The roles that there are.</summary>
public static class SecSecuriteHandlers
{
    private static readonly (string Ref, Words Label)[] Roles =
    [
        ("ADMIN", new("Administration", "Administration")),
        ("PARAMETRAGE", new("Paramétrage", "Settings")),
        ("AFFAIRE", new("Affaires", "Cases")),
        ("LECTURE", new("Lecture", "Reading")),
    ];

    public static void Register(Handlers handlers) =>
        handlers.On<SecSecuriteService.GetRoleListInput, IReadOnlyList<Role>>(
            SecSecuriteService.GetRoleList,
            (call, _) => Roles.Select((role, at) => new Role { IdRole = at + 1, RefRole = role.Ref, LbRole = role.Label.In(call.Language) }).ToList());
}
