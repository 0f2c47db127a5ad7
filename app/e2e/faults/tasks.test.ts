import { expect, test } from 'vitest'
import { screensByCall } from '../../../contracts/handoff/screens.ts'
import operations from '../../../contracts/services/operations.json' with { type: 'json' }
import { tasks, withoutTask } from './tasks.ts'

const names = operations.map(({ service, operation }) => `${service.split('/').at(-1)}/${operation}`)
const called = [...screensByCall(new Set(names)).keys()]
const asked = new Set(
  Object.values(tasks)
    .flat()
    .flatMap(({ asks }) => asks.split(' ')),
)

test('every operation that the console calls is asked for by a task that meets every fault, or it is said why not', () => {
  expect(called.filter((name) => !asked.has(name) && !(name in withoutTask))).toEqual([])
})

test('what tasks ask for and what is excused is called by the console, and nothing is both', () => {
  expect([...asked, ...Object.keys(withoutTask)].filter((name) => !called.includes(name))).toEqual([])
  expect(Object.keys(withoutTask).filter((name) => asked.has(name))).toEqual([])
})

test('no two tasks have one name', () => {
  const all = Object.values(tasks).flatMap((those) => those.map(({ name }) => name))
  expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([])
})
