import { expect, test } from 'vitest'
import { Places } from './places.ts'

const stays = new AbortController().signal

/** The names of those who were let in, as they are. */
function entering(places: Places) {
  const names: string[] = []
  const enter = async (name: string, signal = stays) => {
    const leave = await places.enter(name.slice(0, 1), signal)
    names.push(name)
    return leave
  }
  return { names, enter }
}

test('one bearer has some places, the others of the same wait in turn, and another passes', async () => {
  const { names, enter } = entering(new Places({ ofOne: 2 }))
  const first = await enter('a1')
  const rest = [enter('a2'), enter('a3'), enter('a4')]
  await enter('b1')
  expect(names).toEqual(['a1', 'a2', 'b1'])
  first()
  const third = await rest[1]
  expect(names).toEqual(['a1', 'a2', 'b1', 'a3'])
  third?.()
  await rest[2]
  expect(names.at(-1)).toBe('a4')
})

test('when all places are taken, everyone waits', async () => {
  const { names, enter } = entering(new Places({ inAll: 2, ofOne: 2 }))
  const first = await enter('a1')
  await enter('b1')
  const waiting = enter('c1')
  expect(names).toEqual(['a1', 'b1'])
  first()
  await waiting
  expect(names).toEqual(['a1', 'b1', 'c1'])
})

test('who leaves while waiting has no place, and holds up nobody', async () => {
  const { names, enter } = entering(new Places({ ofOne: 1 }))
  const gone = new AbortController()
  const first = await enter('a1', gone.signal)
  const left = enter('a2', gone.signal)
  const next = enter('a3')
  gone.abort()
  await expect(left).rejects.toMatchObject({ status: 400 })
  await expect(enter('b1', gone.signal)).rejects.toMatchObject({ status: 400 })
  first()
  await next
  expect(names).toEqual(['a1', 'a3'])
})
