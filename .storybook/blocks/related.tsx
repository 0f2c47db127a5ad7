import { allDocs } from '../docs/all-docs.ts'
import type { ComponentDocs } from '../docs/component-docs.ts'
import { groups } from '../docs/groups.ts'
import { PageLink } from './component-list.tsx'

/** The other components that one comes for with the same wish. */
export function Related({ docs }: { docs: ComponentDocs }) {
  const group = groups.find(({ cards }) => cards.some(({ folder }) => folder === docs.name))
  const others = allDocs.filter(({ name }) => name !== docs.name && group?.cards.some(({ folder }) => folder === name))
  if (!group) return null
  return (
    <div className="sb-unstyled ronde-related">
      <p>{group.about}</p>
      <ul>
        {others.map((other) => (
          <li key={other.name}>
            <PageLink docs={other} />
          </li>
        ))}
      </ul>
    </div>
  )
}
