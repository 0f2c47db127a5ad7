import * as z from 'zod'
import { AdmAgence } from '../../../services/Adm/AdmAgence/endpoints.ts'
import { begun, field, label, lists, provide, record, recordsOf, writes } from '../kit.ts'

const agence = record('agence', {
  idAgence: field.answered('number'),
  lbAgence: field.sent('text', label),
  isActif: field.sent('flag', z.boolean(), true),
})

const agencesOf = begun((db) => db.selectFrom('agence').select(agence.selected))

const agences = recordsOf({
  table: 'agence',
  key: 'idAgence',
  typeObjet: 'Agence',
  label: ({ lbAgence }) => lbAgence,
  unique: 'lbAgence',
  from: agencesOf,
})

const saved = { fr: 'Agence enregistrée', en: 'Agency saved' }

const GetList = lists({ columns: agence.columns, key: 'idAgence', from: ({ db }) => agencesOf(db) })
const Insert = writes(agence.inserted, saved, (work, { lbAgence, isActif }) =>
  work.insert(agences, { lbAgence, isActif }),
)

/** The agencies that run the cases. */
export const service = provide(AdmAgence, { read: 'LECTURE', write: 'ADMIN' }, { GetList, Insert })
