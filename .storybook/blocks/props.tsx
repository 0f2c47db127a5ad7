import { propsByType } from 'virtual:props-of-types'
import { InlineText } from './inline-text.tsx'

interface PropsProps {
  /** Names of exported types, such as `ButtonProps`. */
  of: readonly string[]
  /** False where there is no root element to take what is left. @default true */
  hasRest?: boolean
}

function PropTable({ type }: { type: string }) {
  return (
    <div className="sb-unstyled ronde-table">
      <table className="ronde-props">
        <caption>{type}</caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Type</th>
            <th scope="col">Default</th>
            <th scope="col">What</th>
          </tr>
        </thead>
        <tbody>
          {(propsByType[type] ?? []).map((prop) => (
            <tr key={prop.name}>
              <th scope="row">
                <code>{prop.name}</code>
                {prop.isRequired && <span title="Required"> *</span>}
              </th>
              <td>
                <code>{prop.type}</code>
              </td>
              <td>{prop.default ? <code>{prop.default}</code> : ''}</td>
              <td>
                <InlineText text={prop.what} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The props, read from the types and their comments. */
export function Props({ of, hasRest = true }: PropsProps) {
  return (
    <>
      {of.map((type) => (
        <PropTable key={type} type={type} />
      ))}
      <p>* must be given. {hasRest && 'Whatever else its root element takes goes to that.'}</p>
    </>
  )
}
