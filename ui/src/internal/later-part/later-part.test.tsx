import { act, fireEvent, render, screen } from '@testing-library/react'
import { FocusScope } from 'react-aria'
import { expect, test } from 'vitest'
import { UiProvider } from '../../theme/index.ts'
import { later } from '../later.ts'
import type { Later } from '../later.ts'
import { LaterPart } from './later-part.tsx'

interface Fields {
  text: string
}

/** A module whose fetching is answered by hand. */
function byHand() {
  const answers: PromiseWithResolvers<Fields>[] = []
  const part = later(() => {
    const answer = Promise.withResolvers<Fields>()
    answers.push(answer)
    return answer.promise
  })
  return { part, answers }
}

const Opened = ({ part }: { part: Later<Fields> }) => (
  <UiProvider locale="en">
    <FocusScope autoFocus restoreFocus>
      <div role="dialog" aria-label="Filter" tabIndex={-1} ref={(layer) => layer?.focus()}>
        <LaterPart part={part}>{({ text }) => <input aria-label={text} />}</LaterPart>
      </div>
    </FocusScope>
  </UiProvider>
)

test('what was opened says that it comes, keeps the focus meanwhile, and gives it to the first field', async () => {
  const { part, answers } = byHand()
  render(<Opened part={part} />)
  expect(screen.getByText('Loading...')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('dialog'))
  await act(async () => answers[0]?.resolve({ text: 'From' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'From' }))
})

test('what could not be fetched says so, and is fetched again when asked for', async () => {
  const { part, answers } = byHand()
  render(<Opened part={part} />)
  await act(async () => answers[0]?.reject(new TypeError('Failed to fetch')))
  expect(screen.getByRole('alert').textContent).toContain('could not be loaded')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(answers).toHaveLength(2)
  await act(async () => answers[1]?.resolve({ text: 'From' }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('textbox', { name: 'From' })).toBeTruthy()
})

test('once it is there it is shown at once', async () => {
  const { part, answers } = byHand()
  const fetched = part.fetch()
  answers[0]?.resolve({ text: 'From' })
  await fetched
  render(<Opened part={part} />)
  expect(screen.getByRole('textbox', { name: 'From' })).toBeTruthy()
  expect(answers).toHaveLength(1)
})

test('keys pressed while what opens by itself comes are its own', async () => {
  const { part, answers } = byHand()
  const heard: string[] = []
  render(
    <>
      <button type="button" onKeyDown={({ key }) => heard.push(`behind ${key}`)}>
        Open
      </button>
      <LaterPart part={part} isUnseen>
        {({ text }) => (
          <li
            role="menuitem"
            tabIndex={-1}
            ref={(entry) => entry?.focus()}
            onKeyDown={({ key }) => heard.push(`own ${key}`)}
          >
            {text}
          </li>
        )}
      </LaterPart>
    </>,
  )
  fireEvent.keyDown(screen.getByRole('button'), { key: 'Enter' })
  await act(async () => answers[0]?.resolve({ text: 'Edit' }))
  expect(heard).toEqual(['own Enter'])
  fireEvent.keyDown(screen.getByRole('button'), { key: 'Escape' })
  expect(heard.at(-1)).toBe('behind Escape')
})
