import { expect } from 'vitest'
import { interaction } from '../../../wire/pact/interaction.ts'
import { refusals } from '../../../wire/pact/refusals.ts'
import { materielExists } from '../../Prm/GamGamme/states.ts'
import { pontRoulant } from '../../Prm/GamGamme/endpoints.ts'
import { sites } from '../../Prm/RefReferentiel/states.ts'
import { admin, reader, signedIn } from '../SecAuthentification/states.ts'
import { etats } from '../SysTable/endpoints.ts'
import { tableExists } from '../SysTable/states.ts'
import { bonEtat, SysValeur } from './endpoints.ts'
import { arbre, local, oneValue, site, tree, use, valeurExists } from './states.ts'

const unknown = '00000000-0000-4000-8000-000000000404'
const { input: nouvelle } = SysValeur.Insert.example
const changed = SysValeur.Update.example.input
const lock = ['SysTable', etats.idTableGuid] as const
const inTree = { idTableGuid: arbre.idTableGuid }
const { idTableGuid } = etats
const sent = (text: string, name = 'valeurs.csv', type = 'text/csv') => new File([text], name, { type })

interaction('of a table', {
  given: [signedIn(reader), ...oneValue, tableExists(arbre)],
  call: SysValeur.GetList,
  then: ({ value }) => expect(value).toEqual([bonEtat]),
})
interaction('of a table by its reference', {
  given: [signedIn(reader), ...oneValue],
  call: SysValeur.GetList,
  input: { refTable: etats.refTable },
  then: ({ value }) => expect(value?.map(({ refTable }) => refTable)).toEqual([etats.refTable]),
})
interaction('below another', {
  given: [signedIn(reader), ...tree],
  call: SysValeur.GetList,
  input: { ...inTree, idValeurParent: site.idValeur },
  answers: [local],
  only: [{ idValeur: local.idValeur, niveauParent: 1 }],
  then: ({ value }) => expect(value?.map(({ niveauParent }) => niveauParent)).toEqual([1]),
})
refusals(SysValeur.GetList, { unknown: { idTableGuid: unknown } })

interaction('a new one', {
  given: [signedIn(admin), tableExists(etats)],
  call: SysValeur.Insert,
  then: ({ value }) => expect(value?.refValeur).toBe(bonEtat.refValeur),
})
interaction('a new one below another', {
  given: [signedIn(admin), tableExists(arbre), valeurExists(site)],
  call: SysValeur.Insert,
  input: { ...nouvelle, ...inTree, refValeur: local.refValeur, idValeurParent: site.idValeur },
  answers: local,
  exactly: { niveauParent: 1 },
  then: ({ value }) => expect(value?.niveauParent).toBe(1),
})
interaction('of a reference that is taken', { given: [signedIn(admin), ...oneValue], call: SysValeur.Insert, messages: ['BON existe déjà'] })
interaction('with a parent in a list', {
  given: [signedIn(admin), ...oneValue],
  call: SysValeur.Insert,
  input: { ...nouvelle, refValeur: 'USE', idValeurParent: bonEtat.idValeur },
  messages: ['Parent refusé : table de type liste ou autre table'],
})
refusals(SysValeur.Insert, { given: [tableExists(etats)], unknown: { idTableGuid: unknown }, lock })

interaction('another label', {
  given: [signedIn(admin), ...oneValue],
  call: SysValeur.Update,
  then: ({ value }) => expect(value?.lbValeur).toBe(changed.lbValeur),
})
interaction('below one of its own', {
  given: [signedIn(admin), ...tree],
  call: SysValeur.Update,
  input: { ...changed, ...inTree, refValeur: site.refValeur, idValeurGuid: site.idValeurGuid, idValeurParent: local.idValeur },
  messages: ['Ce parent créerait une boucle'],
})
refusals(SysValeur.Update, {
  given: oneValue,
  unknown: { idValeurGuid: unknown },
  stale: [tableExists(etats), valeurExists({ ...bonEtat, dtModification: '2026-02-03T10:00:00.000Z' })],
  lock,
})

interaction('one that nobody uses', { given: [signedIn(admin), ...oneValue], call: SysValeur.Delete, then: ({ value }) => expect(value).toBe(true) })
interaction('one that has others below it', {
  given: [signedIn(admin), ...tree],
  call: SysValeur.Delete,
  input: { idValeurGuid: site.idValeurGuid },
  messages: ["Supprimez d'abord les éléments enfants"],
})
interaction('one that is used', {
  given: [signedIn(admin), ...sites, tableExists(etats), valeurExists({ ...use, idValeur: pontRoulant.idValeur }), materielExists({ ...pontRoulant, idReferentielGuid: '5a8e2a7e-16a1-5d53-9f0a-7c2b9c1d3e31' })],
  call: SysValeur.Delete,
  input: { idValeurGuid: use.idValeurGuid },
  messages: ['Utilisé 1 fois : suppression impossible'],
})
refusals(SysValeur.Delete, { given: oneValue, unknown: { idValeurGuid: unknown }, lock })

interaction('a file', { given: [signedIn(admin), ...oneValue], call: SysValeur.Import, then: ({ value }) => expect(value).toMatchObject({ inserted: 1, updated: 1 }) })
interaction('a file, only to see what would be', {
  given: [signedIn(admin), ...oneValue],
  call: SysValeur.Import,
  input: { ...SysValeur.Import.example.input, dryRun: true },
  exactly: { inserted: 1, updated: 1 },
  then: ({ value }) => expect(value?.errors).toEqual([]),
})
interaction('a file with a line that is wrong', {
  given: [signedIn(admin), tableExists(etats)],
  call: SysValeur.Import,
  input: { idTableGuid, file: sent('refValeur;lbValeur\nBON;Bon\nU SE;Usé\n') },
  answers: { inserted: 0, updated: 0, errors: [{ line: 3, field: 'refValeur', message: 'Valeur non valide' }] },
  exactly: { inserted: 0, updated: 0 },
  then: ({ value }) => expect(value?.errors).toHaveLength(1),
})
interaction('a file without lines', {
  given: [signedIn(admin), tableExists(etats)],
  call: SysValeur.Import,
  input: { idTableGuid, file: sent('refValeur;lbValeur\n') },
  messages: ['Fichier vide'],
})
interaction('a file with a column nobody knows', {
  given: [signedIn(admin), tableExists(etats)],
  call: SysValeur.Import,
  input: { idTableGuid, file: sent('refValeur;couleur\nBON;vert\n') },
  messages: ['Colonne couleur absente ou inconnue'],
})
interaction('a file that is no table', {
  given: [signedIn(admin), tableExists(etats)],
  call: SysValeur.Import,
  input: { idTableGuid, file: sent('PK\u0003\u0004, no archive', 'valeurs.xlsx', 'application/zip') },
  status: 415,
})
refusals(SysValeur.Import, { given: oneValue, unknown: { idTableGuid: unknown }, lock })
