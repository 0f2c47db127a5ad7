import { SysValeur } from '@ronde/contracts/services/Core/SysValeur'
import { source } from '../../../../kit/editor/context.ts'
import { asTree, optionOf } from '../../../../kit/editor/control-choice.ts'
import { editor } from '../../../../kit/editor/editor.ts'
import { choice, json, label, multiline, number, ref, switchField } from '../../../../kit/editor/fields.ts'

const siblings = source(SysValeur.GetList, (_, __, { home }) =>
  home ? { idTableGuid: String(home.idTableGuid) } : null,
)

/** Creates a value of a system table, or changes one. */
export const valeur = (endpoint: typeof SysValeur.Insert | typeof SysValeur.Update) =>
  editor(endpoint, {
    title: { new: 'editor.valeur.new', edit: 'editor.valeur.edit' },
    initial: () => ({ isActif: true }),
    fields: [
      ref('refValeur', { help: 'help.ref' }),
      label('lbCourt'),
      choice('idValeurParent', siblings, {
        option: optionOf('idValeur'),
        tree: asTree,
        parentOf: asTree,
        when: (_, { home }) => home?.refTypeTable === 'H',
        isWide: true,
      }),
      label('lbValeur', { isWide: true }),
      number('ordre', { help: 'help.ordre', when: (_, { home }) => home?.refTypeTable !== 'H' }),
      multiline('description', { isWide: true }),
      json('extendedData', { isWide: true }),
      // A used value cannot be deleted, only deactivated.
      switchField('isActif', { when: (_, { row }) => row !== null }),
    ],
  })
