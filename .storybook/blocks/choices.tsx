import { InlineText } from './inline-text.tsx'

interface ChoicesProps {
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

/** A small table of what to do when. */
export function Choices({ head, rows }: ChoicesProps) {
  return (
    <div className="sb-unstyled ronde-table">
      <table>
        <thead>
          <tr>
            {head.map((text) => (
              <th key={text} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]}>
              {row.map((text) => (
                <td key={text}>
                  <InlineText text={text} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
