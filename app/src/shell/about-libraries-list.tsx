import { Card } from '@ronde/ui/card'
import { ErrorPanel } from '@ronde/ui/error-panel'
import { Skeleton } from '@ronde/ui/skeleton'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useText } from '../locales/use-text.ts'
import { $libraries, $librariesFailed, type Library, librariesAsked } from './about-libraries.ts'
import { LibraryFrame, LibraryTable } from './about.styles.ts'

/** The libraries the console is made of, with their licences. */
export function AboutLibraries() {
  const text = useText()
  const [libraries, hasFailed, ask] = useUnit([$libraries, $librariesFailed, librariesAsked])
  useEffect(() => ask(), [ask])
  const title = libraries ? text('about.librariesCount', { count: libraries.length }) : text('about.libraries')
  return (
    <Card title={title} aria-busy={!libraries && !hasFailed}>
      {hasFailed ? (
        <ErrorPanel message={text('about.librariesFailed')} onRetry={() => ask()} />
      ) : libraries ? (
        <Table libraries={libraries} />
      ) : (
        <Skeleton lines={8} />
      )}
    </Card>
  )
}

function Table({ libraries }: { libraries: readonly Library[] }) {
  const text = useText()
  return (
    // It scrolls, so it must be focusable for the arrow keys.
    <LibraryFrame tabIndex={0} role="group" aria-label={text('about.libraries')}>
      <LibraryTable>
        <thead>
          <tr>
            <th scope="col">{text('about.library')}</th>
            <th scope="col">{text('about.version')}</th>
            <th scope="col">{text('about.license')}</th>
          </tr>
        </thead>
        <tbody>
          {libraries.map(({ name, version, license }) => (
            <tr key={`${name} ${version}`}>
              <th scope="row">{name}</th>
              <td>{version}</td>
              <td>{license || '–'}</td>
            </tr>
          ))}
        </tbody>
      </LibraryTable>
    </LibraryFrame>
  )
}
