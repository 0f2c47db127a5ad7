import { contrast } from '../../ui/src/theme/contrast.ts'
import { colorPairs } from '../../ui/src/theme/pairs.ts'
import { colorTokens } from '../../ui/src/theme/tokens.ts'
import type { ColorToken, Scheme } from '../../ui/src/theme/tokens.ts'
import { Verdict } from './verdict.tsx'

const schemes: readonly Scheme[] = ['light', 'dark']
const colors: Record<Scheme, Record<ColorToken, string>> = { light: colorTokens('light'), dark: colorTokens('dark') }
const names = Object.keys(colors.light) as ColorToken[]

/** Every colour in both schemes. */
export function Colours() {
  return (
    <ul className="sb-unstyled ronde-swatches">
      {names.map((name) => (
        <li key={name}>
          <div>
            {schemes.map((scheme) => (
              <span key={scheme} style={{ background: colors[scheme][name] }} />
            ))}
          </div>
          <p>
            <strong>{name}</strong>
            <br />
            <code>--ui-color-{name}</code>
            <br />
            {colors.light[name]} · {colors.dark[name]}
          </p>
        </li>
      ))}
    </ul>
  )
}

/** Every pair the components use, its contrast computed in both schemes, and whether that is enough. */
export function ColourPairs() {
  return (
    <div className="sb-unstyled ronde-table">
      <table>
        <thead>
          <tr>
            <th scope="col">Front</th>
            <th scope="col">Ground</th>
            <th scope="col">Wanted</th>
            {schemes.map((scheme) => (
              <th key={scheme} scope="col">
                {scheme === 'light' ? 'Light' : 'Dark'}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {colorPairs.map(({ front, ground, ratio }) => (
            <tr key={`${front} ${ground} ${ratio}`}>
              <td>{front}</td>
              <td>{ground}</td>
              <td>{ratio} : 1</td>
              {schemes.map((scheme) => {
                const color = colors[scheme]
                const reached = contrast(color[front], color[ground])
                return (
                  <td key={scheme}>
                    <span className="ronde-pair" style={{ background: color[ground], color: color[front] }}>
                      {ratio === 3 ? '■ ◯' : 'Texte 123'}
                    </span>{' '}
                    <Verdict verdict={reached >= ratio ? 'passed' : 'failed'} text={reached.toFixed(2)} />
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
