import { ModModeInspection } from '@ronde/contracts/services/Prm/ModModeInspection'
import { RefReferentiel } from '@ronde/contracts/services/Prm/RefReferentiel'
import type { InputOf } from '@ronde/contracts/wire'
import { source, type ValuesOf } from '../../../../kit/editor/context.ts'
import { editor } from '../../../../kit/editor/editor.ts'
import { choice, code, label, ref } from '../../../../kit/editor/fields.ts'

type Values = ValuesOf<InputOf<typeof ModModeInspection.Insert>>

const versions = source(RefReferentiel.GetVersionList, ({ idReferentielGuid }: Values) =>
  idReferentielGuid ? { idReferentielGuid } : null,
)

/** Creates an inspection mode, or changes one and the referential version of its current version. */
export const mode = (endpoint: typeof ModModeInspection.Insert | typeof ModModeInspection.Update) =>
  editor(endpoint, {
    title: { new: 'editor.mode.new', edit: 'editor.mode.edit' },
    initial: () => ({ statut: 'BROUILLON' as const, isActif: true }),
    fields: [
      ref('refMode', { help: 'help.ref' }),
      code('statut', ['BROUILLON', 'VALIDE', 'ARCHIVE']),
      label('lbMode', { isWide: true }),
      choice('idReferentielGuid', RefReferentiel.GetList, {
        option: ({ idReferentielGuid, lbReferentiel, refReferentiel }) => ({
          value: idReferentielGuid,
          label: lbReferentiel,
          description: refReferentiel,
        }),
        clears: ['idReferentielVersion'],
      }),
      choice('idReferentielVersion', versions, {
        option: ({ idReferentielVersion, lbVersion }) => ({ value: idReferentielVersion, label: lbVersion }),
      }),
    ],
    sources: [versions],
    // The current version of the referential, until another is chosen.
    derive: ({ idReferentielVersion }, read) => ({
      idReferentielVersion:
        idReferentielVersion ?? read(versions)?.find(({ isCurrent }) => isCurrent)?.idReferentielVersion ?? null,
    }),
    look: ({ row }) =>
      row
        ? { endpoint: ModModeInspection.Get, input: { idModeGuid: row.idModeGuid }, key: 'idModeGuid' }
        : { endpoint: ModModeInspection.GetList, input: {}, key: 'idModeGuid' },
  })
