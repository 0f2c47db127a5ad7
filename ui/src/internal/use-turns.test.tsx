import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { later } from './later.ts'
import type { Later } from './later.ts'
import { useTurns } from './use-turns.ts'

interface Words {
  suffix: string
}

function byHand() {
  const answers: PromiseWithResolvers<Words>[] = []
  const part = later(() => {
    const answer = Promise.withResolvers<Words>()
    answers.push(answer)
    return answer.promise
  })
  return { part, answers }
}

/** Cuts and pastes: pasting needs to find the items that were cut. */
function Cutting({ part }: { part: Later<Words> }) {
  const [cut, setCut] = useState('nothing')
  const [told, setTold] = useState<readonly string[]>([])
  const tell = (text: string) => setTold((before) => [...before, text])
  const turns = useTurns(
    part,
    ({ suffix }) => ({ cut: () => setCut(`Office${suffix}`), paste: () => tell(`pasted ${cut}`) }),
    () => tell('could not be loaded'),
  )
  return (
    <button
      type="button"
      onKeyDown={({ key }) => {
        if (key === 'x') turns.add((tools) => tools.cut())
        else if (key === 'v') turns.add((tools) => tools.paste())
        else if (key === 'Escape') tell(turns.giveUp() ? 'gave up' : 'nothing waits')
      }}
    >
      {told.join(', ')}
    </button>
  )
}

const press = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(screen.getByRole('button'), { key })
}
const told = () => screen.getByRole('button').textContent

test('keys pressed before what they need has come are done when it has, each on what the one before left', async () => {
  const { part, answers } = byHand()
  render(<Cutting part={part} />)
  press('x', 'v')
  expect(told()).toBe('')
  await act(async () => answers[0]?.resolve({ suffix: ' 101' }))
  expect(told()).toBe('pasted Office 101')
  press('v')
  expect(told()).toBe('pasted Office 101, pasted Office 101')
  expect(answers).toHaveLength(1)
})

test('Escape gives up what waits', async () => {
  const { part, answers } = byHand()
  render(<Cutting part={part} />)
  press('x', 'v', 'Escape', 'Escape')
  await act(async () => answers[0]?.resolve({ suffix: ' 101' }))
  expect(told()).toBe('gave up, nothing waits')
})

test('what could not be fetched is told once, and asked for again with the next key', async () => {
  const { part, answers } = byHand()
  render(<Cutting part={part} />)
  press('x', 'v')
  await act(async () => answers[0]?.reject(new TypeError('Failed to fetch')))
  expect(told()).toBe('could not be loaded')
  press('v')
  await act(async () => answers[1]?.resolve({ suffix: ' 101' }))
  expect(told()).toBe('could not be loaded, pasted nothing')
})
