import type { ReactNode } from 'react'
import { tokens } from '../../ui/src/theme/token-list.ts'
import type { Token } from '../../ui/src/theme/token-list.ts'
import { densityTokens } from '../../ui/src/theme/tokens.ts'

interface ScaleProps {
  /** Which tokens, by their names. */
  of: RegExp
  sample: (token: Token) => ReactNode
}

function Scale({ of, sample }: ScaleProps) {
  return (
    <div className="sb-unstyled ronde-table">
      <table>
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">Value</th>
            <th scope="col">Sample</th>
          </tr>
        </thead>
        <tbody>
          {tokens.filter(({ name }) => of.test(name)).map((token) => (
            <tr key={token.name}>
              <td><code>{token.css}</code></td>
              <td>{token.light === token.dark ? token.light : `${token.light} · ${token.dark}`}</td>
              <td>{sample(token)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The sizes of text. */
export const TypeScale = () => <Scale of={/^font-\d/} sample={({ css }) => <span style={{ fontSize: css, lineHeight: 1.3 }}>Vérification périodique n° 1 204 567</span>} />

/** The families of text. */
export const TypeFamilies = () => <Scale of={/^font-(family|mono)/} sample={({ css }) => <span style={{ fontFamily: css }}>Àéïôù 0123456789 Il1</span>} />

/** The steps of space. */
export const SpaceScale = () => <Scale of={/^space-/} sample={({ css }) => <span className="ronde-bar" style={{ inlineSize: css }} />} />

/** Corners. */
export const RadiusScale = () => <Scale of={/^radius-/} sample={({ css }) => <span className="ronde-box" style={{ borderRadius: css }} />} />

/** Shadows. */
export const ShadowScale = () => <Scale of={/^shadow-/} sample={({ css }) => <span className="ronde-box" style={{ boxShadow: css, borderRadius: 8 }} />} />

/** Times. */
export const MotionScale = () => <Scale of={/^motion-/} sample={() => 'None where the system asks for reduced motion.'} />

/** Heights in each density. */
export function Densities() {
  return (
    <div className="sb-unstyled ronde-table">
      <table>
        <thead>
          <tr>
            <th scope="col">Density</th>
            {Object.keys(densityTokens.default).map((name) => <th key={name} scope="col"><code>--ui-{name}</code></th>)}
          </tr>
        </thead>
        <tbody>
          {Object.entries(densityTokens).map(([density, heights]) => (
            <tr key={density}>
              <td>{density}</td>
              {Object.entries(heights).map(([name, height]) => <td key={name}>{height}</td>)}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
