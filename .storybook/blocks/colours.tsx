import { contrast } from '../../ui/src/theme/contrast.ts'
import { colorPairs, moreContrast } from '../../ui/src/theme/pairs.ts'
import type { Contrast } from '../../ui/src/theme/neutral-colors.ts'
import { colorTokens } from '../../ui/src/theme/tokens.ts'
import type { ColorToken, Scheme } from '../../ui/src/theme/tokens.ts'
import { Verdict } from './verdict.tsx'

const schemes: readonly Scheme[] = ['light', 'dark']
const colorsIn = (contrastAsked: Contrast): Record<Scheme, Record<ColorToken, string>> => ({
  light: colorTokens('light', undefined, contrastAsked),
  dark: colorTokens('dark', undefined, contrastAsked),
})
const colors = colorsIn('standard')
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
export function ColourPairs({ asked = 'standard' }: { asked?: Contrast }) {
  const own = colorsIn(asked)
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
          {colorPairs.map(({ front, ground, ratio: usual }) => {
            const ratio = asked === 'more' ? moreContrast[usual] : usual
            return (
              <tr key={`${front} ${ground} ${ratio}`}>
                <td>{front}</td>
                <td>{ground}</td>
                <td>{ratio} : 1</td>
                {schemes.map((scheme) => {
                  const color = own[scheme]
                  const reached = contrast(color[front], color[ground])
                  return (
                    <td key={scheme}>
                      <span className="ronde-pair" style={{ background: color[ground], color: color[front] }}>
                        {usual === 3 ? '■ ◯' : 'Texte 123'}
                      </span>{' '}
                      <Verdict verdict={reached >= ratio ? 'passed' : 'failed'} text={reached.toFixed(2)} />
                    </td>
                  )
                })}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
