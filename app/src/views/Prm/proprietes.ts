import type { Place } from '../../kit/place/place.ts'
import type { ModPropriete } from '@ronde/contracts/services/Prm/ModPropriete'
import type { Endpoint, InputOf } from '@ronde/contracts/wire'
import { createElement } from 'react'
import { create, edit } from '../../kit/actions/action.ts'
import { editor } from '../../kit/editor/editor.ts'
import { byControl, label, multiline, ref } from '../../kit/editor/fields.ts'
import { rowsPart } from '../../kit/actions/parts.ts'
import { ControlText } from './control-text.tsx'
import { dataTypeText } from './data-type.ts'
import { controlOf, templateFields, templateInput, templateRules } from './template-fields.ts'

type Propriete = (typeof ModPropriete.GetValeurList.example.value)[number]
type Unkeyed<Of extends Endpoint<unknown, unknown>> = Omit<InputOf<Of>, 'idModeversion'>

/** The calls for the properties of a version of a mode or a repository; its keys come from the home. */
interface Proprietes {
  GetValeurList: Endpoint<object, Propriete[]>
  UpdateValeur: Endpoint<Unkeyed<typeof ModPropriete.UpdateValeur>, Propriete>
  InsertPropriete: Endpoint<Unkeyed<typeof ModPropriete.InsertPropriete>, Propriete>
}

/** The properties of a version, each entered and shown by its control. */
export function proprietes({ GetValeurList, UpdateValeur, InsertPropriete }: Proprietes) {
  const look = ({ input }: Place) => ({
    endpoint: GetValeurList,
    input: input(GetValeurList),
    key: 'idPropriete',
  })
  const added = editor(InsertPropriete, {
    title: 'editor.propriete.new',
    initial: () => ({ isActif: true }),
    fields: [
      ref('refPropriete', { help: 'help.ref' }),
      label('lbPropriete'),
      ...templateFields,
      byControl(
        'value',
        ({ idControlEdit, refTable }, _, read) => ({
          refControl: controlOf(idControlEdit, read)?.refControl ?? 'Text',
          refTable,
        }),
        { isWide: true },
      ),
      multiline('lbDescription', { isWide: true }),
    ],
    rules: templateRules,
    input: templateInput,
    look,
  })
  const changed = editor(UpdateValeur, {
    title: 'editor.propriete.value',
    names: ({ lbPropriete }) => lbPropriete,
    fields: [
      byControl(
        'value',
        (_, { row }) =>
          row && {
            refControl: String(row.template),
            refTable: typeof row.refTable === 'string' ? row.refTable : null,
          },
        { isWide: true },
      ),
    ],
    look,
  })
  return rowsPart(GetValeurList, {
    title: 'section.proprietes',
    key: 'idPropriete',
    label: 'lbPropriete',
    active: 'isActif',
    sort: 'refPropriete',
    columns: [
      { field: 'refPropriete', share: 1, width: 130 },
      { field: 'lbPropriete', share: 2, isLong: true, width: 160 },
      {
        field: 'value',
        share: 2,
        width: 140,
        cell: ({ value, template, refTable }) => createElement(ControlText, { value, template, refTable }),
      },
      { field: 'template', width: 110, isCode: true },
      { field: 'lbDescription', share: 3, isLong: true, width: 160 },
      { field: 'type', value: dataTypeText, isHidden: true },
      { field: 'dtModification', dataType: 'DateTime', isHidden: true },
    ],
    filters: {
      refPropriete: 'text',
      lbPropriete: 'text',
      template: 'choice',
      lbDescription: 'text',
      type: 'choice',
      dtModification: 'date',
    },
    actions: { AjouterPropriete: create(added), ModifierValeur: edit(changed) },
  })
}
