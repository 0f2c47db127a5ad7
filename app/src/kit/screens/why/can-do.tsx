import { Disclosure } from '@ronde/ui/disclosure'
import { Heading } from '@ronde/ui/heading'
import { useMemo } from 'react'
import { useText } from '../../../locales/use-text.ts'
import { type Judged, judgedScreens } from './capabilities.ts'
import { JudgedLines } from './reasons-view.tsx'
import type { Person } from './why-not.ts'
import { type About, deedText } from './why-words.ts'
import { ScreenBlock, ScreenGrid } from './why.styles.ts'

interface CanDoProps {
  person: Person
  about: About
  /** Level of the headings of screens. @default 3 */
  level?: 3 | 4
}

/** What a person can do, screen by screen, and what is refused, each with its reason. */
export function CanDo({ person, about, level = 3 }: CanDoProps) {
  const text = useText()
  const screens = useMemo(() => judgedScreens(person), [person])
  const lineOf = ({ view, action, reasons }: Judged) => ({
    id: `${view} ${action ?? ''}`,
    text: deedText(view, action, text),
    reasons,
  })
  const out = screens.filter(({ isOut }) => isOut)
  return (
    <ScreenGrid>
      {screens
        .filter(({ isOut }) => !isOut)
        .map(({ view, can, cannot }) => {
          const title = text.of(`view.${view}`, view)
          return (
            <ScreenBlock key={view} aria-label={title}>
              <Heading level={level}>{title}</Heading>
              <p>{can.map(({ action }) => deedText(view, action, text)).join(' · ')}</p>
              {cannot.length > 0 && (
                <Disclosure title={text('why.refused', { count: cannot.length })}>
                  <JudgedLines
                    label={text('why.refusedOn', { screen: title })}
                    lines={cannot.map(lineOf)}
                    about={about}
                  />
                </Disclosure>
              )}
            </ScreenBlock>
          )
        })}
      {out.length > 0 && (
        <ScreenBlock aria-label={text('why.out')}>
          <Heading level={level}>{text('why.out')}</Heading>
          <JudgedLines
            label={text('why.out')}
            lines={out.map(({ view, cannot }) => ({
              id: view,
              text: text.of(`view.${view}`, view),
              reasons: cannot[0]?.reasons ?? [],
            }))}
            about={about}
          />
        </ScreenBlock>
      )}
    </ScreenGrid>
  )
}
