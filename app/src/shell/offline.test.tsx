import { SysInfo } from '@ronde/contracts/services/Core/SysInfo'
import { CallFailure } from '@ronde/contracts/wire'
import { UiProvider } from '@ronde/ui/theme'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'effector-react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { answer } from '../kit/testing/answers.ts'
import { testConsole } from '../kit/testing/test-scope.ts'
import { HereContext } from '../navigation/here.ts'
import { hostileAddresses } from '../navigation/testing/hostile-addresses.ts'
import { paths } from '../navigation/paths.ts'
import { Offline } from './offline.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function show(from: unknown = '/Cases?e=Creer') {
  const server = { isAway: true }
  const it = testConsole({
    answers: [
      answer(SysInfo.GetAppInfo, () =>
        server.isAway ? Promise.reject(new CallFailure('network')) : SysInfo.GetAppInfo.example.value,
      ),
    ],
  })
  render(
    <Provider value={it.scope}>
      <UiProvider locale="fr">
        <HereContext value={{ pathname: paths.offline, search: '', state: { from }, isBack: false }}>
          <Offline />
        </HereContext>
      </UiProvider>
    </Provider>,
  )
  const attempts = () => it.call.inputsOf(SysInfo.GetAppInfo).length
  return { ...it, server, attempts }
}
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

describe('the offline page', () => {
  test('tries again by itself, twice as long after each attempt, a minute at most', async () => {
    const { attempts } = show()
    const waits: number[] = []
    for (let times = 0; times < 8; times += 1) {
      const before = attempts()
      let seconds = 0
      while (attempts() === before) {
        await pass(1)
        seconds += 1
      }
      waits.push(seconds)
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 60, 60, 60])
  })

  test('leads back to where one was, form included, once the server answers', async () => {
    const { server, moves, toasts } = show()
    await pass(2)
    expect(moves).toEqual([])
    server.isAway = false
    await pass(4)
    expect(moves).toEqual([{ to: '/Cases?e=Creer', replace: true }])
    expect(toasts).toEqual([])
  })

  test('tries at once when it is asked to', async () => {
    const { server, moves } = show()
    server.isAway = false
    fireEvent.click(screen.getByRole('button', { name: 'Réessayer maintenant' }))
    await pass(0)
    expect(moves).toEqual([{ to: '/Cases?e=Creer', replace: true }])
  })

  test('never leads out of the console, whatever the history says', async () => {
    const led: unknown[] = []
    for (const from of [...hostileAddresses, null, 12, {}, []]) {
      const { server, moves } = show(from)
      server.isAway = false
      fireEvent.click(screen.getByRole('button', { name: 'Réessayer maintenant' }))
      await pass(0)
      if (moves.length !== 1 || moves[0]?.to !== '/') led.push({ from, moves })
      cleanup()
    }
    expect(led).toEqual([])
  })
})
