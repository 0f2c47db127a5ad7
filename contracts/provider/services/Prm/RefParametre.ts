import * as z from 'zod'
import { RefParametre } from '../../../services/Prm/RefParametre/endpoints.ts'
import {
  asRead,
  changesBetween,
  type Connection,
  fields,
  found,
  guid,
  id,
  invalidField,
  label,
  lists,
  maybeLabel,
  noKey,
  provide,
  readOnlyFields,
  reference,
  Refusal,
  writes,
} from '../kit.ts'
import { templateFor } from '../Core/controls.ts'
import { refuseElement, refuseLeftOut, refuseOtherTemplate, setUse } from './parameter-scope.ts'
import { parametreColumns, parametres, parametresOf, uncalled, usedBy, usedColumns, withScopes } from './parametres.ts'
import { claimVersion, findVersion, versionInBody, versionInQuery } from './referentiels.ts'

const GetList = lists({
  keys: versionInQuery,
  columns: usedColumns,
  key: 'parametre.idParametre',
  from: async ({ db }, keys) => usedBy(db, (await findVersion(db, keys)).idReferentielVersion),
  rows: (rows, { db }) => withScopes(db, rows),
})

const GetCatalogList = lists({
  columns: parametreColumns,
  key: 'parametre.idParametre',
  from: ({ db }) => parametresOf(db),
  rows: (rows) => rows.map(uncalled),
})

const idElement = id.nullish().transform((given) => given ?? null)
const idTypePorte = z.array(id).max(10)
const written = {
  refParametre: reference,
  lbParametre: label,
  lbDescription: maybeLabel,
  idControlEdit: id.nullish(),
  refTable: reference.nullish(),
  idElement,
  ...readOnlyFields('portee', 'template', 'element', 'type'),
}
const created = fields({
  ...written,
  idParametre: noKey,
  dtModification: noKey,
  isActif: z.boolean().default(true),
  idTypePorte: idTypePorte.default([]),
  idReferentielGuid: guid.nullish(),
  idReferentielVersion: id.nullish(),
})
const updated = fields({
  ...versionInBody,
  ...written,
  idParametre: id,
  idTypePorte,
  isActif: z.boolean().optional(),
  dtModification: asRead,
})
const saved = { fr: 'Paramètre enregistré', en: 'Parameter saved' }
const attached = { fr: 'Paramètre ajouté au référentiel', en: 'Parameter added to the referential' }

/** A parameter as used by a version. Throws 404 when the version does not use it. */
async function usedIn(db: Connection, idReferentielVersion: number, idParametre: number) {
  const row = found(
    await usedBy(db, idReferentielVersion).where('parametre.idParametre', '=', idParametre).executeTakeFirst(),
  )
  return found((await withScopes(db, [row]))[0])
}

const CreateNew = writes(
  created,
  saved,
  async (work, { idReferentielGuid, idReferentielVersion, idControlEdit, refTable, ...given }) => {
    const { idTypePorte: scopes, idElement: element, ...row } = given
    const use = { idTypePorte: scopes, idElement: element }
    const template = await templateFor(work.db, { idControlEdit, refTable })
    if (!idReferentielGuid || !idReferentielVersion) {
      // Scopes belong to the use by a version.
      if (idReferentielGuid || idReferentielVersion)
        throw invalidField(idReferentielGuid ? 'idReferentielVersion' : 'idReferentielGuid')
      if (scopes.length > 0 || element !== null) throw invalidField('idReferentielGuid')
      return work.insert(parametres, { ...row, ...template })
    }
    await claimVersion(work, { idReferentielGuid, idReferentielVersion })
    await refuseElement(work.db, idReferentielVersion, use)
    const { idParametre } = await work.insert(parametres, { ...row, ...template }, (key) =>
      setUse(work.db, { idReferentielVersion, idParametre: Number(key) }, use),
    )
    return usedIn(work.db, idReferentielVersion, idParametre)
  },
)

const Insert = writes(
  fields({ ...versionInBody, idParametre: id, idTypePorte, idElement }),
  attached,
  async (work, { idParametre, idReferentielGuid, idReferentielVersion, ...use }) => {
    await claimVersion(work, { idReferentielGuid, idReferentielVersion })
    const { before } = await work.claim(parametres, idParametre)
    if (await usedBy(work.db, idReferentielVersion).where('parametre.idParametre', '=', idParametre).executeTakeFirst())
      throw new Refusal('R2', { valeur: before.refParametre })
    await refuseElement(work.db, idReferentielVersion, use)
    await setUse(work.db, { idReferentielVersion, idParametre }, use)
    await work.log(
      parametres,
      before,
      'MODIFICATION',
      changesBetween(undefined, {
        idReferentielVersion,
        idTypePorte: use.idTypePorte.join(),
        idElement: use.idElement,
      }),
    )
    return usedIn(work.db, idReferentielVersion, idParametre)
  },
)

const Update = writes(
  updated,
  saved,
  async (
    work,
    { idReferentielGuid, idReferentielVersion, idParametre, dtModification, idControlEdit, refTable, ...given },
  ) => {
    const { idTypePorte: scopes, idElement: element, ...set } = given
    const keys = { idReferentielGuid, idReferentielVersion, idParametre }
    const use = { idTypePorte: scopes, idElement: element }
    await claimVersion(work, keys)
    const before = await usedIn(work.db, idReferentielVersion, idParametre)
    const claim = await work.claim(parametres, idParametre, dtModification)
    const template = await templateFor(work.db, { idControlEdit, refTable })
    await refuseElement(work.db, idReferentielVersion, use)
    await refuseOtherTemplate(work.db, idParametre, before, template)
    await refuseLeftOut(work.db, keys, use)
    await work.update(claim, { ...set, ...template })
    await setUse(work.db, keys, use)
    const reused = changesBetween(
      { idTypePorte: before.idTypePorte.join(), idElement: before.idElement },
      { idTypePorte: scopes.join(), idElement: element },
    )
    if (reused.length > 0) await work.log(parametres, claim.before, 'MODIFICATION', reused)
    return usedIn(work.db, idReferentielVersion, idParametre)
  },
)

/** Named values that locations and equipment hold: the catalogue, and what versions of referentials use of it. */
export const service = provide(
  RefParametre,
  { read: 'LECTURE', write: 'PARAMETRAGE' },
  { GetList, GetCatalogList, CreateNew, Insert, Update },
)
