import { designTokens } from '../../ui/src/theme/design-tokens.ts'
import { tokensCss } from '../../ui/src/theme/theme-css.ts'

const files = [
  ['light.tokens.json', 'application/json', JSON.stringify(designTokens('light'), null, 2)],
  ['dark.tokens.json', 'application/json', JSON.stringify(designTokens('dark'), null, 2)],
  ['tokens.css', 'text/css', tokensCss],
] as const

/** The tokens as files to be taken away. */
export function TokenFiles() {
  return (
    <ul className="sb-unstyled ronde-files">
      {files.map(([name, type, text]) => (
        <li key={name}>
          <a href={`data:${type};charset=utf-8,${encodeURIComponent(text)}`} download={name}>
            {name}
          </a>{' '}
          <small>{(text.length / 1000).toFixed(0)} kB</small>
        </li>
      ))}
    </ul>
  )
}
