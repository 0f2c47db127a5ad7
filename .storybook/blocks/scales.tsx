import { useState } from 'react'
import type { ReactNode } from 'react'
import { Badge } from '../../ui/src/badge/index.ts'
import { Button } from '../../ui/src/button/index.ts'
import { Checkbox } from '../../ui/src/checkbox/index.ts'
import { TextField } from '../../ui/src/text-field/index.ts'
import { UiProvider } from '../../ui/src/theme/index.ts'
import { tokens } from '../../ui/src/theme/token-list.ts'
import type { Token } from '../../ui/src/theme/token-list.ts'
import { densityTokens, scaleTokens, typeRoles } from '../../ui/src/theme/tokens.ts'
import type { Density } from '../../ui/src/theme/tokens.ts'

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
          {tokens
            .filter(({ name }) => of.test(name))
            .map((token) => (
              <tr key={token.name}>
                <td>
                  <code>{token.css}</code>
                </td>
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
export const TypeScale = () => (
  <Scale
    of={/^font-\d/}
    sample={({ css }) => <span style={{ fontSize: css, lineHeight: 1.3 }}>Vérification périodique n° 1 204 567</span>}
  />
)

/** The families of text. */
export const TypeFamilies = () => (
  <Scale
    of={/^font-(family|mono)/}
    sample={({ css }) => <span style={{ fontFamily: css }}>Àéïôù 0123456789 Il1</span>}
  />
)

/** The steps of space. */
export const SpaceScale = () => (
  <Scale of={/^space-/} sample={({ css }) => <span className="ronde-bar" style={{ inlineSize: css }} />} />
)

/** Corners. */
export const RadiusScale = () => (
  <Scale of={/^radius-/} sample={({ css }) => <span className="ronde-box" style={{ borderRadius: css }} />} />
)

/** Shadows. */
export const ShadowScale = () => (
  <Scale
    of={/^shadow-/}
    sample={({ css }) => <span className="ronde-box" style={{ boxShadow: css, borderRadius: 8 }} />}
  />
)

/** What lies over what. */
export const LayerScale = () => (
  <Scale
    of={/^layer-/}
    sample={({ name }) =>
      ({
        'layer-bar': 'The bar of the application.',
        'layer-modal': 'Dialogs, panels and the drawer of a small screen, with what dims the page.',
        'layer-popover': 'Menus, lists and calendars, also those of a dialog.',
        'layer-toast': 'Notices.',
        'layer-tooltip': 'What explains any of them.',
      })[name] ?? ''
    }
  />
)

/** The weights. */
export const WeightScale = () => (
  <Scale
    of={/^weight-/}
    sample={({ css }) => <span style={{ fontWeight: `var(${css.slice(4, -1)})` }}>Vérification périodique</span>}
  />
)

/** Every role of text, set as it is. */
export function TypeRoles() {
  return (
    <div className="sb-unstyled ronde-table">
      <table>
        <thead>
          <tr>
            <th scope="col">Role</th>
            <th scope="col">Size</th>
            <th scope="col">Weight</th>
            <th scope="col">Line height</th>
            <th scope="col">Sample</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(typeRoles).map(([name, { size, weight, line, use }]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                {Number.parseFloat(scaleTokens[size]) * 16} px <code>--ui-{size}</code>
              </td>
              <td>
                {scaleTokens[`weight-${weight}`]} <code>--ui-weight-{weight}</code>
              </td>
              <td>{line}</td>
              <td>
                <span
                  style={{ fontSize: `var(--ui-${size})`, fontWeight: `var(--ui-weight-${weight})`, lineHeight: line }}
                >
                  Affaire AFF-2026-0042
                </span>
                <small>{use}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Times, moved on a press. */
export function MotionScale() {
  const [isOver, setOver] = useState(false)
  return (
    <>
      <Scale
        of={/^motion-/}
        sample={({ css }) => (
          <span className="ronde-track">
            <span className="ronde-mover" data-over={isOver || undefined} style={{ transitionDuration: css }} />
          </span>
        )}
      />
      <Button onPress={() => setOver(!isOver)}>Move</Button>
    </>
  )
}

/** Heights in each density. */
export function Densities() {
  return (
    <div className="sb-unstyled ronde-table">
      <table>
        <thead>
          <tr>
            <th scope="col">Density</th>
            {Object.keys(densityTokens.default).map((name) => (
              <th key={name} scope="col">
                <code>--ui-{name}</code>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(densityTokens).map(([density, heights]) => (
            <tr key={density}>
              <td>{density}</td>
              {Object.entries(heights).map(([name, height]) => (
                <td key={name}>{height}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The same parts in each density, side by side. */
export function DensitySamples() {
  return (
    <div className="sb-unstyled ronde-side-by-side">
      {(Object.keys(densityTokens) as Density[]).map((density) => (
        <UiProvider key={density} locale="fr" density={density} scope="element">
          <div className="ronde-sample ronde-density">
            <strong>{density}</strong>
            <TextField label="Libellé" value="Pont roulant" />
            <Checkbox label="Active" value={true} />
            <Button tone="primary">Enregistrer</Button>
            <Badge tone="success">Ouverte</Badge>
          </div>
        </UiProvider>
      ))}
    </div>
  )
}
