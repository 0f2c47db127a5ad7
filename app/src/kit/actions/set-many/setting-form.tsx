import { Form } from '@ronde/ui/form'
import { Select } from '@ronde/ui/select'
import { TextField } from '@ronde/ui/text-field'
import { useText } from '../../../locales/use-text.ts'
import type { EditorContext, Source, Values } from '../../editor/context.ts'
import type { Editor } from '../../editor/editor.ts'
import { keysOfValue, valueOfKeys } from '../../editor/equal.ts'
import type { Field } from '../../editor/fields.ts'
import { EditorField } from '../../editor/kinds.tsx'
import { labelIn } from '../../editor/label-in.ts'
import { rulesOf } from '../../editor/rules.ts'
import type { SourceReading } from '../../editor/use-sources.ts'
import { type Setting as FieldSetting, type Settings, type Way, waysOf } from './settings.ts'
import { Replacing, Setting, Settings as SettingsRoot } from './set-many.styles.ts'

interface SettingFormProps {
  formId: string
  label: string
  editor: Editor
  fields: readonly Field[]
  settings: Settings
  /** Values that the controls stand in: of the first row, with those that are set. */
  values: Values
  context: EditorContext
  sources: SourceReading
  /** The value that a field begins with when it is set. */
  valueAtFirst: (field: Field) => unknown
  onChange: (settings: Settings) => void
  onSearch: (source: Source, typed: string) => void
  onSubmit: () => void
}

/** The fields that can be set for many rows: for each what is done to it, and the value it takes. */
export function SettingForm({
  formId,
  label,
  editor,
  fields,
  settings,
  values,
  context,
  sources,
  valueAtFirst,
  onChange,
  onSearch,
  onSubmit,
}: SettingFormProps) {
  const text = useText()
  const labelOf = labelIn(editor, text)
  const settingOf = (name: string): FieldSetting => settings[name] ?? { way: 'keep' }
  const put = (name: string, setting: FieldSetting) => onChange({ ...settings, [name]: setting })
  const begin = (field: Field, way: Way): FieldSetting =>
    way === 'set' ? { way, value: valueAtFirst(field) } : way === 'replace' ? { way, from: '', to: '' } : { way }
  const set = fields.filter(({ name }) => settingOf(name).way === 'set')
  const inForm = Object.fromEntries(
    fields.flatMap((field): [string, unknown][] => {
      const { name } = field
      const setting = settingOf(name)
      return [
        [`way ${name}`, setting.way === 'keep' ? null : setting.way],
        ...(setting.way === 'set'
          ? [[name, field.kind === 'choice' ? keysOfValue(setting.value) : setting.value] as [string, unknown]]
          : []),
        ...(setting.way === 'replace'
          ? ([
              [`from ${name}`, setting.from],
              [`to ${name}`, setting.to],
            ] as [string, unknown][])
          : []),
      ]
    }),
  )
  const change = (name: string, value: unknown) => {
    const [kind, field] = name.includes(' ') ? (name.split(' ') as [string, string]) : ['value', name]
    const declared = fields.find((one) => one.name === field)
    const setting = settingOf(field)
    if (!declared) return
    if (kind === 'way') put(field, begin(declared, (value as Way | null) ?? 'keep'))
    else if (kind === 'value')
      put(field, { way: 'set', value: declared.kind === 'choice' ? valueOfKeys(value) : value })
    else if (setting.way === 'replace') put(field, { ...setting, [kind]: String(value) })
  }
  const needed = fields
    .filter(({ name }) => settingOf(name).way === 'replace')
    .map(({ name }) => [`from ${name}`, 'REQUISE'])
  return (
    <Form
      id={formId}
      aria-label={label}
      values={inForm}
      rules={{ ...rulesOf(editor, set, values, text), ...Object.fromEntries(needed) }}
      onValuesChange={(changed) => change(changed.name, changed.values[changed.name])}
      onSubmit={onSubmit}
    >
      <SettingsRoot>
        {fields.map((field, at) => {
          const { name } = field
          const setting = settingOf(name)
          return (
            <Setting key={name} role="group" aria-label={labelOf(name)}>
              <Select
                name={`way ${name}`}
                label={labelOf(name)}
                autoFocus={at === 0}
                placeholder={text('setMany.way.keep')}
                options={waysOf(field, editor, text)
                  .filter((way) => way !== 'keep')
                  .map((way) => ({ value: way, label: text(`setMany.way.${way}`) }))}
              />
              {setting.way === 'set' && (
                <EditorField
                  field={field}
                  common={{ name, label: text('setMany.value') }}
                  text={text}
                  values={values}
                  context={context}
                  sources={sources}
                  onChange={(value) => put(name, { way: 'set', value })}
                  onSearch={(typed) => field.kind === 'choice' && onSearch(field.source, typed)}
                />
              )}
              {setting.way === 'replace' && (
                <Replacing>
                  <TextField name={`from ${name}`} label={text('setMany.from')} />
                  <TextField name={`to ${name}`} label={text('setMany.to')} />
                </Replacing>
              )}
            </Setting>
          )
        })}
      </SettingsRoot>
    </Form>
  )
}
