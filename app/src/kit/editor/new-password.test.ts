import { validate } from '@ronde/ui/rules'
import { expect, test } from 'vitest'
import { newPassword } from './new-password.ts'

test('a made password is of four groups, none of whose signs is taken for another, and keeps the rules', () => {
  const made = Array.from({ length: 2_000 }, newPassword)
  expect(new Set(made).size).toBe(made.length)
  for (const password of made) {
    expect(password).toMatch(/^([a-zA-Z2-9]{4}-){3}[a-zA-Z2-9]{4}$/)
    expect(password).not.toMatch(/[ilo01IO]/)
    expect(
      validate({ rules: ['REQUISE', 'MIN:8'], value: password, field: '', values: {}, t: (key) => key }),
    ).toBeNull()
  }
})

test('each sign is as likely as any other', () => {
  const counts = new Map<string, number>()
  for (let times = 0; times < 4_000; times += 1)
    for (const sign of newPassword().replaceAll('-', '')) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  const expected = (4_000 * 16) / 55
  expect(counts.size).toBe(55)
  // Six standard deviations: fails by chance once in many million runs, and when a character is missing or doubled.
  for (const count of counts.values()) expect(Math.abs(count - expected)).toBeLessThan(6 * Math.sqrt(expected))
})
