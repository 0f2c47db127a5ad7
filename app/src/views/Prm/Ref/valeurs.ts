import type { RefLocalisation } from '@ronde/contracts/services/Prm/RefLocalisation'
import type { Endpoint } from '@ronde/contracts/wire'
import { createElement } from 'react'
import { rowsPart } from '../../../kit/actions/parts.ts'
import { ControlText } from '../control-text.tsx'

type Valeur = (typeof RefLocalisation.GetValeurList.example.value)[number]

/** Values of a location or a piece of equipment for the parameters that apply to it, read as their controls say. */
export const valeurs = <Input>(endpoint: Endpoint<Input, Valeur[]>) =>
  rowsPart(endpoint, {
    key: 'idParametre',
    label: 'lbParametre',
    sort: 'refParametre',
    columns: [
      { field: 'refParametre', share: 1, width: 120 },
      { field: 'lbParametre', share: 2, width: 150 },
      {
        field: 'value',
        share: 2,
        width: 150,
        cell: ({ value, template, refTable }) => createElement(ControlText, { value, template, refTable }),
      },
      { field: 'template', isCode: true, width: 120 },
    ],
  })
