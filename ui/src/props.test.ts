import { expect, test } from 'vitest'
import { propsOfTypes, type PropRow } from '../../.storybook/docs/props-of-types.ts'

type Row = Pick<PropRow, 'name' | 'type'>

const flag = /^(is|has|should|can)[A-Z]/

/** Names that keep another form, each with its reason. */
const exceptions: Readonly<Record<string, string>> = {
  'aria-hidden': 'an attribute of HTML',
  autoFocus: 'an attribute of HTML',
  spellCheck: 'an attribute of HTML',
  dismissible: 'the product’s specification names what a toast takes',
  showTextField: 'the product’s specification names what a question takes',
  validate: 'the product’s specification names what a question answers',
  leaf: 'the product’s specification names what a node of a tree has',
  defaultTime: 'goes with a day that is chosen alone, and is no value at first',
  defaultZoom: 'the viewer alone knows its zoom',
  initialValues: 'what a form is compared with, and changes when it was saved',
}
const met = new Set<string>()

/** Names that were once, and what is said instead. */
const gone: Readonly<Record<string, string>> = {
  isLoading: 'isPending',
  itemMenu: 'rowMenu',
  onItemAction: 'onRowAction',
  onClose: 'onOpenChange, or onDismiss where nothing opens',
  onInputChange: 'onSearchChange',
}

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
const isBoolean = (type: string): boolean => /^(boolean|true|false)( \| undefined)?$/.test(type)

/** What of a change is told: the members of the object that its function takes. */
const told = (type: string): string[] => [...type.matchAll(/[{;,] *(\w+)\??:/g)].map(([, name = '']) => name)

/** Flags within a type, such as those of what a function is told. */
const flagsIn = (type: string): string[] =>
  isBoolean(type) ? [] : [...type.matchAll(/[{;,] *(\w+)\??: (?:boolean|true|false)\b/g)].map(([, name = '']) => name)

/** What a type says against the grammar of props (docs/contributing/props.md). */
function against(rows: readonly Row[]): string[] {
  const names = new Set(rows.map(({ name }) => name))
  const hasHeld = (thing: string): boolean =>
    [thing.charAt(0).toLowerCase() + thing.slice(1), `is${thing}`, `on${thing}Change`].some((name) => names.has(name))
  const wrong = rows.flatMap(({ name, type }) => {
    const flags = isBoolean(type) && !/^(value|default[A-Z]\w*)$/.test(name) ? [name] : flagsIn(type)
    const changed = /^on(\w+)Change$/.exec(name)?.[1]
    const held = /^default([A-Z]\w*)$/.exec(name)?.[1]
    return [
      ...flags
        .filter((one) => one !== 'value' && !flag.test(one))
        .map((one) => [one, 'begins with is, has, should or can']),
      ...(gone[name] ? [[name, `is ${gone[name]}`]] : []),
      ...(changed && !told(type).some((one) => capitalised(one) === changed || one === `is${changed}`)
        ? [[name, 'tells what its name says']]
        : []),
      ...(held && !hasHeld(held) ? [[name, 'stands beside what it is the default of']] : []),
      ...(/^initial[A-Z]/.test(name) ? [[name, `is default${name.slice(7)}`]] : []),
    ]
  })
  if (names.has('isOpen') && !names.has('onOpenChange')) wrong.push(['isOpen', 'stands beside onOpenChange'])
  if (names.has('text') && names.has('value') && !names.has('id') && !names.has('kind'))
    wrong.push(['text', 'is the label of what is chosen by its value'])
  return wrong.flatMap(([name = '', why = '']) => {
    if (exceptions[name] === undefined) return [`${name} ${why}`]
    met.add(name)
    return []
  })
}

test.each<[string, Row[], string[]]>([
  ['a flag without a prefix', [{ name: 'open', type: 'boolean' }], ['open begins with is, has, should or can']],
  ['one that is only ever true', [{ name: 'multiple', type: 'true' }], ['multiple begins with is, has, should or can']],
  [
    'one within what is told',
    [{ name: 'onOpenChange', type: '(change: { open: boolean }) => void' }],
    ['open begins with is, has, should or can'],
  ],
  ['a name that is gone', [{ name: 'isLoading', type: 'boolean' }], ['isLoading is isPending']],
  [
    'a change that tells something else',
    [{ name: 'onSelectedChange', type: '(choice: { id: string }) => void' }],
    ['onSelectedChange tells what its name says'],
  ],
  [
    'a default of nothing',
    [{ name: 'defaultOpen', type: 'boolean' }],
    ['defaultOpen stands beside what it is the default of'],
  ],
  ['a value at first', [{ name: 'initialPlace', type: 'RowsPlace' }], ['initialPlace is defaultPlace']],
  ['what opens and does not say so', [{ name: 'isOpen', type: 'boolean' }], ['isOpen stands beside onOpenChange']],
  [
    'a choice with a text',
    [
      { name: 'value', type: 'Value' },
      { name: 'text', type: 'string' },
    ],
    ['text is the label of what is chosen by its value'],
  ],
  [
    'nothing else',
    [
      { name: 'isOpen', type: 'boolean' },
      { name: 'defaultOpen', type: 'boolean' },
      { name: 'onOpenChange', type: '(change: { isOpen: false; reason: CloseReason }) => void' },
      { name: 'onValueChange', type: '(change: { value: boolean }) => void' },
      { name: 'canMove', type: '(row: Row) => boolean' },
    ],
    [],
  ],
])('the grammar refuses %s', (_, rows, wrong) => {
  expect(against(rows)).toEqual(wrong)
})

test('every type the library exports keeps the grammar of props', () => {
  met.clear()
  const wrong = Object.entries(propsOfTypes(import.meta.dirname)).flatMap(([type, rows]) =>
    against(rows).map((why) => `${type}: ${why}`),
  )
  expect(wrong).toEqual([])
  expect(Object.keys(exceptions).toSorted(), 'an exception that nothing needs').toEqual([...met].toSorted())
})
