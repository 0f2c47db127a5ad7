// What each parameter of an address means, by its name: one name means one thing wherever it is asked for.

const words: Readonly<Record<string, string>> = {
  dryRun: 'Only says what would be done, and writes nothing.',
  dtDebut: 'The first instant of the span; it is part of it.',
  dtEcheance: 'Only services due on this day, or within this span.',
  dtFin: 'The last instant of the span; it is part of it.',
  fonctionPrincipal: 'Only ranges of this main function, a code of `Prm.GamFonction`.',
  id: 'Key of a menu entry.',
  idAction: 'Key of an action.',
  idAffaireGuid: 'Key of a case.',
  idDocument: 'Key of a document.',
  idGammeVersion: 'Key of a version of a range.',
  idGroupe: 'Key of a group of users.',
  idLieu: 'Key of a place: a location of the first level.',
  idLocalisation: 'Key of a location.',
  idLocalisationParent: 'Key of the location directly above those asked for.',
  idMateriel: 'Key of a piece of equipment.',
  idModeGuid: 'Key of a mode of inspection.',
  idModeversion: 'Key of a version of a mode.',
  idReferentielGuid: 'Key of a referential.',
  idReferentielVersion: 'Key of a version of that referential.',
  idTableGuid: 'Key of a system table.',
  idTache: 'Key of a task.',
  idTypeMenu: 'Key of a type of menu.',
  idTypeTache: 'Key of a type of task.',
  idUser: 'Key of a user.',
  idValeur: 'Key of a level where locations are asked for, of an equipment type where equipment or its parameters are.',
  idValeurGuid: 'Key of a value of a system table.',
  idValeurParent: 'Key of the value directly above those asked for.',
  pas: 'The spans to count by: `h` hours, `d` days, in UTC.',
  ref: 'Only the range of this reference, in all its versions.',
  refAction: 'Only lines of these actions of the log.',
  refEtat: 'Only lines of these outcomes.',
  refGamme: 'Only services of the range of this reference.',
  refObjet: 'Key of the object, of whatever kind.',
  refTable: 'Reference of a system table.',
  routeEncrageMenu: 'Only entries anchored at this route.',
  search: 'Words that are looked for.',
  skip: 'Rows to leave out.',
  sort: 'Fields to sort by, a minus before those that descend.',
  statut: 'Only services in one of these states.',
  take: 'Rows to answer.',
  typeMaintenance: 'Only ranges of this type of maintenance, a code of `Prm.GamTypeMaintenance`.',
  typeObjet: 'Kind of the object.',
}

/** What a parameter of the query means. Throws where nobody has said. */
export function parameterWords(name: string, isFilter: boolean): string {
  if (isFilter) return `Only rows whose \`${name}\` is one of these, or within this span.`
  const said = words[name]
  if (!said) throw new Error(`${name} has no words in parameter-words.ts`)
  return said
}
