import { AdmAgence } from '@ronde/contracts/services/Adm/AdmAgence'
import { UsrUser } from '@ronde/contracts/services/Adm/UsrUser'
import { AffAffaire, type Affaire, affaireStatuts } from '@ronde/contracts/services/Aff/AffAffaire'
import type { InputOf, RowOf } from '@ronde/contracts/wire'
import { choice, editor, type FieldConfig, source } from '../../../../kit/editor-config.ts'

interface AffaireValues {
  refAffaire: string
  lbAffaire: string
  lbClient: string
  idAgence: number | null
  idUserRAF: number | null
  statut: string
}

const agences = source<AffaireValues, InputOf<typeof AdmAgence.GetList>, RowOf<typeof AdmAgence.GetList>>({ from: AdmAgence.GetList, input: () => ({}) })
const users = source<AffaireValues, InputOf<typeof UsrUser.GetList>, RowOf<typeof UsrUser.GetList>>({ from: UsrUser.GetList, input: () => ({}) })

const fields: readonly FieldConfig<AffaireValues>[] = [
  { kind: 'text', name: 'refAffaire', help: 'help.ref' },
  { kind: 'code', name: 'statut', codes: affaireStatuts },
  { kind: 'text', name: 'lbAffaire', isWide: true },
  { kind: 'text', name: 'lbClient', isWide: true },
  choice({
    name: 'idAgence',
    source: agences,
    option: ({ idAgence, lbAgence }) => ({ value: idAgence, text: lbAgence }),
    offered: ({ isActif }) => isActif,
    adds: 'AjouterAgence',
  }),
  choice({
    name: 'idUserRAF',
    source: users,
    option: ({ idUser, lbUser, login }) => ({ value: idUser, text: lbUser, description: login }),
    offered: ({ isActif, isLocked }) => isActif && !isLocked,
  }),
]

/** Characters of a reference, as the backend takes them. */
const refRule = (value: unknown) => (typeof value === 'string' && !/^[\w.-]*$/.test(value.trim()) ? ('rule.ref' as const) : null)

const common = {
  fields,
  rules: {
    refAffaire: ['REQUISE', 'MAX:50', refRule],
    lbAffaire: ['REQUISE', 'MAX:200'],
    lbClient: 'MAX:200',
    idAgence: 'REQUISE',
    idUserRAF: 'REQUISE',
    statut: 'REQUISE',
  },
} as const

const written = ({ refAffaire, lbAffaire, lbClient, idAgence, idUserRAF, statut }: AffaireValues) => ({
  refAffaire: refAffaire.trim(),
  lbAffaire: lbAffaire.trim(),
  lbClient: lbClient.trim() || null,
  idAgence: idAgence ?? 0,
  idUserRAF: idUserRAF ?? 0,
  statut,
})

/** What `Update` takes of a case as it was read. */
export const updateOf = (affaire: Affaire): InputOf<typeof AffAffaire.Update> => {
  const { idAffaireGuid, refAffaire, lbAffaire, lbClient, idAgence, idUserRAF, statut, isActif, dtModification } = affaire
  return { idAffaireGuid, refAffaire, lbAffaire, lbClient, idAgence, idUserRAF, statut, isActif, dtModification }
}

/** Makes a case. */
export const affaireCreator = editor<AffaireValues, Affaire, InputOf<typeof AffAffaire.Insert>, Affaire>({
  ...common,
  title: 'editor.affaire.new',
  save: AffAffaire.Insert,
  initial: () => ({ refAffaire: '', lbAffaire: '', lbClient: '', idAgence: null, idUserRAF: null, statut: 'OUVERTE' }),
  input: (values) => ({ ...written(values), isActif: true }),
})

/** Changes a case. */
export const affaireEditor = editor<AffaireValues, Affaire, InputOf<typeof AffAffaire.Update>, Affaire>({
  ...common,
  title: 'editor.affaire.edit',
  save: AffAffaire.Update,
  initial: ({ record }) => ({
    refAffaire: record?.refAffaire ?? '',
    lbAffaire: record?.lbAffaire ?? '',
    lbClient: record?.lbClient ?? '',
    idAgence: record?.idAgence ?? null,
    idUserRAF: record?.idUserRAF ?? null,
    statut: record?.statut ?? 'OUVERTE',
  }),
  input: (values, { record }) => ({
    idAffaireGuid: record?.idAffaireGuid ?? '',
    ...written(values),
    isActif: record?.isActif ?? true,
    dtModification: record?.dtModification,
  }),
})
