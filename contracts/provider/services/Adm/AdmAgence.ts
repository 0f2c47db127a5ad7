import { AdmAgence } from '../../../services/Adm/AdmAgence/endpoints.ts'
import { normalised } from '../../database/normalised.ts'
import { Refusal } from '../../failure.ts'
import { fields, label, readOnly } from '../../input.ts'
import { changesBetween, writeLog } from '../../log.ts'
import { type Columns, flag, listQuery, number, page, searched } from '../../paging.ts'
import { operation, provide, write } from '../../provide.ts'
import { listed } from '../../reply.ts'
import * as z from 'zod'

const columns: Columns = {
  idAgence: number('idAgence'),
  lbAgence: searched('lbAgenceNormal'),
  isActif: flag('isActif'),
}

const GetList = operation(listQuery, async ({ db, input }) => {
  const query = db.selectFrom('agence').select(['idAgence', 'lbAgence', 'isActif'])
  const { rows, total } = await page(query, { columns, key: 'idAgence' }, input)
  return listed({ rows: rows.map((row) => ({ ...row, isActif: row.isActif === 1 })), total })
})

const saved = { fr: 'Agence enregistrée', en: 'Agency saved' }
const agence = fields({ idAgence: readOnly, lbAgence: label, isActif: z.boolean().default(true) })

const Insert = operation(agence, ({ db, now, caller, input: { lbAgence, isActif } }) =>
  write(db, saved, async (trx) => {
    const row = normalised({ lbAgence, isActif: isActif ? 1 : 0 }, 'lbAgence')
    const taken = await trx.selectFrom('agence').where('lbAgenceNormal', '=', row.lbAgenceNormal).select('idAgence').executeTakeFirst()
    if (taken) throw new Refusal('R2', { valeur: lbAgence })
    const { idAgence } = await trx.insertInto('agence').values(row).returning('idAgence').executeTakeFirstOrThrow()
    const value = { idAgence, lbAgence, isActif }
    await writeLog(trx, {
      now,
      caller,
      refAction: 'CREATION',
      typeObjet: 'Agence',
      refObjet: String(idAgence),
      lbObjet: lbAgence,
      changements: changesBetween(undefined, value),
    })
    return value
  }),
)

/** The agencies that run the cases. */
export const service = provide(AdmAgence, { read: 'LECTURE', write: 'ADMIN' }, { GetList, Insert })
