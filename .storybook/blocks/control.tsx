import type { PropRow } from '../docs/props-of-types.ts'

/** Whether a prop can be turned by hand: a choice, a switch, a number or a text. */
export const isTurnable = ({ type, options, name }: PropRow, value: unknown): boolean =>
  options !== undefined ||
  ['boolean', 'number', 'string'].includes(type) ||
  (typeof value === 'string' && name !== 'id')

interface ControlProps {
  prop: PropRow
  value: unknown
  onChange: (value: unknown) => void
}

/** Turns one prop of the playground. */
export function Control({ prop, value, onChange }: ControlProps) {
  const { name, options, type } = prop
  const input = () => {
    if (options) {
      return (
        <select
          value={typeof value === 'string' || typeof value === 'number' ? String(value) : ''}
          onChange={(event) => onChange(options.find((option) => String(option) === event.target.value))}
        >
          {!prop.isRequired && <option value="">{prop.default ?? '–'}</option>}
          {options.map((option) => (
            <option key={String(option)}>{String(option)}</option>
          ))}
        </select>
      )
    }
    if (type === 'boolean')
      return (
        <input
          type="checkbox"
          checked={value === undefined ? prop.default === 'true' : value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
      )
    if (type === 'number')
      return (
        <input
          type="number"
          value={typeof value === 'number' ? value : ''}
          placeholder={prop.default}
          onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.valueAsNumber)}
        />
      )
    return (
      <input
        type="text"
        value={typeof value === 'string' ? value : ''}
        placeholder={prop.default}
        onChange={(event) => onChange(event.target.value === '' && !prop.isRequired ? undefined : event.target.value)}
      />
    )
  }
  return (
    <label title={prop.what}>
      <span>{name}</span>
      {input()}
    </label>
  )
}
