import * as z from 'zod'
import { AdmAgence } from '../../../services/Adm/AdmAgence/endpoints.ts'
import { begun, type Later, preparedOne } from '../../database/prepared.ts'
import { fields, label, readOnly } from '../../input.ts'
import { type Columns, flag, lists, number, searched } from '../../paging.ts'
import { provide } from '../../provide.ts'
import { type Records, writes } from '../../writes.ts'

const agencesOf = begun((db) => db.selectFrom('agence').select(['idAgence', 'lbAgence', 'isActif']))

interface Agence {
  idAgence: number
  lbAgence: string
  isActif: boolean
}

const agenceOf = preparedOne((db, value: Later<{ key: number }>) => agencesOf(db).where('idAgence', '=', value('key')))

const agences: Records<'agence', Agence> = {
  table: 'agence',
  key: 'idAgence',
  typeObjet: 'Agence',
  label: ({ lbAgence }) => lbAgence,
  unique: 'lbAgence',
  read: (db, key) => agenceOf(db, { key: Number(key) }),
}

const columns: Columns = { idAgence: number('idAgence'), lbAgence: searched('lbAgenceNormal'), isActif: flag('isActif') }
const agence = fields({ idAgence: readOnly, lbAgence: label, isActif: z.boolean().default(true) })
const saved = { fr: 'Agence enregistrée', en: 'Agency saved' }

const GetList = lists({ columns, key: 'idAgence', from: ({ db }) => agencesOf(db) })
const Insert = writes(agence, saved, (work, { lbAgence, isActif }) => work.insert(agences, { lbAgence, isActif }))

/** The agencies that run the cases. */
export const service = provide(AdmAgence, { read: 'LECTURE', write: 'ADMIN' }, { GetList, Insert })
