import { useState } from 'react'
import { allDocs, componentName } from '../docs/all-docs.ts'
import type { ComponentDocs } from '../docs/component-docs.ts'
import { groups, pictureOf } from '../docs/groups.ts'
import type { Card, Group } from '../docs/groups.ts'
import { findPage, useStoryIndex } from '../docs/story-index.ts'
import { useStandingReport } from '../docs/use-standing.ts'
import { Keys } from './keyboard-table.tsx'
import { StatusBadge } from './status.tsx'
import { useToolbar } from './use-toolbar.ts'

/** Leads to a component's page. */
export function PageLink({ docs }: { docs: ComponentDocs }) {
  const page = findPage(useStoryIndex(), docs.name)
  const name = page?.title.split('/').at(-1) ?? componentName(docs.name)
  return page ? (
    <a href={`./?path=/docs/${page.id}`} target="_top">
      {name}
    </a>
  ) : (
    <span>{name}</span>
  )
}

interface PictureProps {
  card: Card
  theme: 'light' | 'dark'
}

/** What the review has seen; its name in large letters where there was none. */
function Picture({ card, theme }: PictureProps) {
  const [isMissing, setMissing] = useState(false)
  if (isMissing)
    return (
      <span className="ronde-no-picture" aria-hidden>
        {card.name}
      </span>
    )
  return (
    <img src={pictureOf(card, theme)} alt="" loading="lazy" width={480} height={270} onError={() => setMissing(true)} />
  )
}

/** Every component by what it is for, with its picture and its status. */
export function ComponentList() {
  const entries = useStoryIndex()
  const { theme } = useToolbar()
  const report = useStandingReport()
  const rest = allDocs.filter(({ name }) => !groups.some(({ cards }) => cards.some(({ folder }) => folder === name)))
  const shown: readonly Group[] =
    rest.length === 0
      ? groups
      : [
          ...groups,
          {
            name: 'More',
            about: 'Not put into a group yet.',
            cards: rest.map(({ name }) => ({ name: componentName(name), folder: name })),
          },
        ]
  return shown.map((group) => (
    <section key={group.name}>
      <h3>{group.name}</h3>
      <p>{group.about}</p>
      <ul className="sb-unstyled ronde-cards">
        {group.cards.map((card) => {
          const page = findPage(entries, card.folder)
          const standing = report?.components.find(({ name }) => name === card.folder)
          return (
            <li key={card.name}>
              <a href={page && `./?path=/docs/${page.id}`} target="_top">
                <Picture key={theme} card={card} theme={theme === 'dark' ? 'dark' : 'light'} />
                {card.name}
              </a>{' '}
              {standing && <StatusBadge status={standing.status} />}
            </li>
          )
        })}
      </ul>
    </section>
  ))
}

/** Which component takes which key. */
export function KeysOfAll() {
  const byKey = new Map<string, Map<string, ComponentDocs>>()
  for (const docs of allDocs) {
    for (const row of docs.keyboard) {
      for (const chord of row.keys.split(' / '))
        byKey.set(chord, (byKey.get(chord) ?? new Map<string, ComponentDocs>()).set(docs.name, docs))
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
          {[...byKey]
            .toSorted(([one], [other]) => one.localeCompare(other))
            .map(([chord, takers]) => (
              <tr key={chord}>
                <td>
                  <Keys keys={chord} />
                </td>
                <td>
                  {[...takers.values()].map((docs, at) => (
                    <span key={docs.name}>
                      {at > 0 && ', '}
                      <PageLink docs={docs} />
                    </span>
                  ))}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  )
}
