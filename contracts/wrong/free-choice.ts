// Fields of which the contract says the type and no more: whatever a server puts there, of that type, is right, and no
// interaction may ask for one value. A key is read back from the answer; a Guid is known by its form, and not here.
const free: Readonly<Record<string, readonly string[]>> = {
  // A server says of itself what it likes, and the console shows it as it comes.
  'SysInfo/GetAppInfo': ['lbApplication', 'version', 'environnement', 'lbBase'],
  // The key of a record that the call makes.
  'AdmAgence/Insert': ['idAgence'],
  'UsrUser/AddUser': ['idUser'],
  'AffAffaire/Insert': ['idAffaire'],
  // Its number too is the server's to give: the contract has no form for it.
  'AffAffairePrestation/Insert': ['idPrestation', 'reference'],
  'SysValeur/Insert': ['idValeur'],
  'ModModeInspection/Insert': ['idModeversion'],
  'ModPropriete/InsertPropriete': ['idPropriete'],
  'RefParametre/CreateNew': ['idParametre'],
  'RefPropriete/InsertPropriete': ['idPropriete'],
  'RefReferentiel/Insert': ['idReferentielVersion'],
}

/** Whether another value in a field of an operation's answer is no fault, since the server alone chooses it. */
export const isFreeChoice = (operation: string, field: string): boolean => free[operation]?.includes(field) === true
