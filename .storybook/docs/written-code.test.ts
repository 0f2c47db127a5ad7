import { describe, expect, test } from 'vitest'
import { writtenCode } from './written-code.ts'

const prop = (name: string, type: string, more: { isRequired?: boolean; default?: string } = {}) => ({
  name,
  type,
  what: '',
  isRequired: false,
  ...more,
})
const button = {
  name: 'Button',
  folder: 'button',
  props: [
    prop('tone', 'string', { default: "'neutral'" }),
    prop('isDisabled', 'boolean'),
    prop('onPress', '(event: PressEvent) => void'),
    prop('children', 'ReactNode', { isRequired: true }),
  ],
}

describe('the code of a sample', () => {
  test('is what one would write: no default, no prop that the component has not', () => {
    expect(
      writtenCode({ ...button, args: { tone: 'neutral', isDisabled: true, children: 'Créer', storybookOnly: 1 } }),
    ).toBe("import { Button } from '@ronde/ui/button'\n\n<Button isDisabled>Créer</Button>")
  })

  test('tells what is a function by a function, and puts what is long on lines of its own', () => {
    const code = writtenCode({
      ...button,
      args: {
        tone: 'primary',
        onPress: () => 1,
        children: 'Créer une affaire pour un client qui est encore à choisir, demain',
      },
    })
    expect(code).toContain('onPress={() => {}}')
    expect(code).toContain('>\n  Créer une affaire')
  })

  test('holds a state for what people change', () => {
    const props = [
      prop('label', 'string', { isRequired: true }),
      prop('value', 'Value'),
      prop('onValueChange', '(change: { value: Value }) => void'),
    ]
    const code = writtenCode({
      name: 'Select',
      folder: 'select',
      props,
      args: { label: 'Agence', value: 2, onValueChange: () => {} },
    })
    expect(code).toContain('const [value, setValue] = useState(2)')
    expect(code).toContain('<Select label="Agence" value={value} onValueChange={(change) => setValue(change.value)} />')
  })

  test('a list says how many more there are, and comes to an end however deep it is', () => {
    const around: Record<string, unknown> = {}
    around.self = around
    const code = writtenCode({
      name: 'Grid',
      folder: 'grid',
      props: [prop('rows', 'Row[]')],
      args: { rows: Array.from({ length: 200 }, () => around) },
    })
    expect(code).toContain('// and 194 more')
    expect(code.length).toBeLessThan(5000)
  })
})
