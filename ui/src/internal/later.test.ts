import { expect, test } from 'vitest'
import { later, whenThere } from './later.ts'

test('what needs a module is done when it has come, and at once from then on', async () => {
  const done: string[] = []
  const answer = Promise.withResolvers<string>()
  const part = later(() => answer.promise)
  whenThere(part, (module) => done.push(`first ${module}`))
  expect(done).toEqual([])
  answer.resolve('words')
  await part.fetch()
  expect(done).toEqual(['first words'])
  whenThere(part, (module) => done.push(`then ${module}`))
  expect(done).toEqual(['first words', 'then words'])
})

test('what needs a module that cannot be had is not done, and the module is asked for anew', async () => {
  const done: string[] = []
  const answers = [() => Promise.reject(new TypeError('Failed to fetch')), () => Promise.resolve('words')]
  const part = later(() => answers.shift()?.() ?? Promise.reject(new Error('asked too often')))
  whenThere(part, (module: string) => done.push(module))
  await Promise.resolve()
  await expect.poll(() => part.fetch()).toBe('words')
  expect(done).toEqual([])
})
