import {
  parametreExists,
  parametreUsed,
  portesExist,
  valeurParamExists,
} from '../../../services/Prm/RefParametre/states.ts'
import { on, type SetUpContext, without } from '../../states/set-up.ts'
import { putValeur } from '../../states/values.ts'
import type { Parametre } from '../../../services/parametre.ts'

async function putParametre(
  { refTable = null, dtModification, ...parametre }: Parametre,
  { db, now }: SetUpContext,
): Promise<void> {
  const row = without(parametre, 'template', 'type', 'portee', 'element', 'idTypePorte', 'idElement')
  await db
    .insertInto('parametre')
    .values({ ...row, refTable, dtModification: dtModification ?? now.toISOString() })
    .execute()
}

export const states = [
  on(portesExist, async ({ portes }, { db }) => {
    for (const porte of portes) await putValeur(db, { refTable: 'Prm.RefParamTypePorte', ...porte })
  }),

  on(parametreExists, putParametre),

  on(parametreUsed, async ({ idReferentielVersion, ...parametre }, context) => {
    const { idParametre, idElement, idTypePorte } = parametre
    await putParametre(parametre, context)
    await context.db.insertInto('parametreVersion').values({ idReferentielVersion, idParametre, idElement }).execute()
    for (const key of idTypePorte)
      await context.db
        .insertInto('parametrePorte')
        .values({ idReferentielVersion, idParametre, idTypePorte: key })
        .execute()
  }),

  on(
    valeurParamExists,
    async ({ idReferentielVersion, idLocalisation, idMateriel = null, idParametre, value, idValeur }, { db }) => {
      const items = db
        .selectFrom('localisationItem')
        .where('idReferentielVersion', '=', idReferentielVersion)
        .where('idLocalisation', '=', idLocalisation ?? 0)
      const item = await items.select('idLocalisationItem').executeTakeFirst()
      const owner = { idLocalisationItem: item?.idLocalisationItem ?? null, idMateriel }
      await db
        .insertInto('valeurParam')
        .values({ ...owner, idParametre, value: value ?? '', idValeur })
        .execute()
    },
  ),
]
