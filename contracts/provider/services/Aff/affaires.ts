import * as z from 'zod'
import { begun, field, guid, id, label, maybeLabel, record, recordsOf, reference } from '../kit.ts'

const { answered, key, sent, stamp } = field

/** The fields of a case. */
export const affaire = record('affaire', {
  idAffaireGuid: key('code', guid),
  idAffaire: answered('number'),
  refAffaire: sent('text', reference),
  lbAffaire: sent('text', label),
  lbClient: sent('text', maybeLabel),
  idAgence: sent('number', id),
  lbAgence: answered('text', 'agence.lbAgence'),
  idUserRAF: sent('number', id),
  lbUserRAF: answered('text', 'users.lbUser'),
  statut: sent('code', z.enum(['OUVERTE', 'ENCOURS', 'SUSPENDUE', 'CLOTUREE']), 'OUVERTE'),
  isActif: sent('flag', z.boolean(), true),
  dtCreation: answered('instant'),
  dtModification: stamp,
  nbPrestation: answered('number'),
})

/** Cases with the labels of the records they refer to. */
export const affairesOf = begun((db) =>
  db
    .selectFrom('affaire')
    .innerJoin('agence', 'agence.idAgence', 'affaire.idAgence')
    .innerJoin('users', 'users.idUser', 'affaire.idUserRAF')
    .select(affaire.selected),
)

export const affaires = recordsOf({
  table: 'affaire',
  key: 'idAffaireGuid',
  typeObjet: 'Affaire',
  label: ({ refAffaire }) => refAffaire,
  unique: 'refAffaire',
  lock: ({ idAffaireGuid }) => ({ typeObjet: 'Affaire', refObjet: idAffaireGuid }),
  from: affairesOf,
})
