// Fields of which the contract fixes the type only: any value of that type is right, and no
// interaction may require one. Keys are read back from the answer; a Guid is matched by its format, and not listed here.
const free: Readonly<Record<string, readonly string[]>> = {
  // Texts of a server about itself, which the console shows as they are.
  'SysInfo/GetAppInfo': ['lbApplication', 'version', 'environnement', 'lbBase'],
  // The key of the record that the call creates.
  'AdmAgence/Insert': ['idAgence'],
  'UsrUser/AddUser': ['idUser'],
  'AffAffaire/Insert': ['idAffaire'],
  // The server chooses the reference too: the contract has no format for it.
  'AffAffairePrestation/Insert': ['idPrestation', 'reference'],
  'SysValeur/Insert': ['idValeur'],
  'ModModeInspection/Insert': ['idModeversion'],
  'ModPropriete/InsertPropriete': ['idPropriete'],
  'RefParametre/CreateNew': ['idParametre'],
  'RefPropriete/InsertPropriete': ['idPropriete'],
  'RefReferentiel/Insert': ['idReferentielVersion'],
}

/** Whether a field of an operation's answer may have any value, as the server alone chooses it. */
export const isFreeChoice = (operation: string, field: string): boolean => free[operation]?.includes(field) === true
