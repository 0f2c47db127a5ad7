import { designTokenFiles } from '../../ui/src/theme/design-tokens.ts'
import { tokensCss } from '../../ui/src/theme/theme-css.ts'

const files = [
  ...Object.entries(designTokenFiles()).map(
    ([name, content]) => [name, 'application/json', JSON.stringify(content, null, 2)] as const,
  ),
  ['tokens.css', 'text/css', tokensCss] as const,
]

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
