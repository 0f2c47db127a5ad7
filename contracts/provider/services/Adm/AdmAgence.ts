import * as z from 'zod'
import { AdmAgence } from '../../../services/Adm/AdmAgence/endpoints.ts'
import { begun, columnsOf, fields, label, lists, provide, readOnly, recordsOf, writes } from '../kit.ts'

const agencesOf = begun((db) => db.selectFrom('agence').select(['idAgence', 'lbAgence', 'isActif']))

const agences = recordsOf({
  table: 'agence',
  key: 'idAgence',
  typeObjet: 'Agence',
  label: ({ lbAgence }) => lbAgence,
  unique: 'lbAgence',
  from: agencesOf,
})

const columns = columnsOf('agence', { number: ['idAgence'], text: ['lbAgence'], flag: ['isActif'] })
const agence = fields({ idAgence: readOnly, lbAgence: label, isActif: z.boolean().default(true) })
const saved = { fr: 'Agence enregistrée', en: 'Agency saved' }

const GetList = lists({ columns, key: 'idAgence', from: ({ db }) => agencesOf(db) })
const Insert = writes(agence, saved, (work, { lbAgence, isActif }) => work.insert(agences, { lbAgence, isActif }))

/** The agencies that run the cases. */
export const service = provide(AdmAgence, { read: 'LECTURE', write: 'ADMIN' }, { GetList, Insert })
