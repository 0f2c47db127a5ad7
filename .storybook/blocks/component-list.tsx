import { Badge } from '../../ui/src/badge/index.ts'
import { allDocs, componentName } from '../docs/all-docs.ts'
import type { ComponentDocs } from '../docs/component-docs.ts'
import { findPage, useStoryIndex } from '../docs/story-index.ts'
import { Keys } from './keyboard-table.tsx'

const tones = { draft: 'neutral', beta: 'info', stable: 'success' } as const

/** Leads to a component's page. */
export function PageLink({ docs }: { docs: ComponentDocs }) {
  const page = findPage(useStoryIndex(), docs.name)
  const name = page?.title.split('/').at(-1) ?? componentName(docs.name)
  return page ? <a href={`./?path=/docs/${page.id}`} target="_top">{name}</a> : <span>{name}</span>
}

const counted = (count: number, name: string): string => `${count} ${name}${count === 1 ? '' : 's'}`

/** Every component with its status. */
export function ComponentList() {
  return (
    <ul className="sb-unstyled ronde-cards">
      {allDocs.map((docs) => (
        <li key={docs.name}>
          <PageLink docs={docs} /> <Badge tone={tones[docs.status]}>{docs.status}</Badge>
          <p>{counted(docs.states.length, 'state')}, {docs.keyboard.length === 0 ? 'no keys of its own' : `${counted(docs.keyboard.length, 'line')} of keys`}</p>
        </li>
      ))}
    </ul>
  )
}

/** Which component takes which key. */
export function KeysOfAll() {
  const byKey = new Map<string, Map<string, ComponentDocs>>()
  for (const docs of allDocs) {
    for (const row of docs.keyboard) {
      for (const chord of row.keys.split(' / ')) byKey.set(chord, (byKey.get(chord) ?? new Map<string, ComponentDocs>()).set(docs.name, docs))
    }
  }
  return (
    <div className="sb-unstyled ronde-table">
      <table>
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">Taken by</th>
          </tr>
        </thead>
        <tbody>
          {[...byKey].toSorted(([one], [other]) => one.localeCompare(other)).map(([chord, takers]) => (
            <tr key={chord}>
              <td><Keys keys={chord} /></td>
              <td>{[...takers.values()].map((docs, at) => <span key={docs.name}>{at > 0 && ', '}<PageLink docs={docs} /></span>)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
