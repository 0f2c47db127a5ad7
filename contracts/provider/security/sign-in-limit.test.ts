import { expect, test } from 'vitest'
import { SignInCounter } from './sign-in-limit.ts'

const nat = '203.0.113.7'
const counter = () => new SignInCounter({ max: 10, maxPerAddress: 100, maxPastAddress: 3, seconds: 300 })


test('guessing at one account holds that account up, and uses up nothing of the others behind the address', () => {
  const signIns = counter()
  const heard = Array.from({ length: 500 }, () => signIns.start(nat, 'victim', 0)).filter((wait) => wait === null)
  expect(heard).toHaveLength(10)
  const others = Array.from({ length: 10 }, () => signIns.start(nat, 'colleague', 0))
  expect(others).toEqual(Array(10).fill(null))
})

test('an address that fails at a hundred accounts has fewer tries for each, and still one that opens', () => {
  const signIns = counter()
  for (let at = 0; at < 100; at += 1) signIns.start(nat, `guess-${at}`, 0)
  const tries = Array.from({ length: 5 }, () => signIns.start(nat, 'colleague', 60_000))
  expect(tries).toEqual([null, null, null, 300, 300])
  expect(signIns.start('198.51.100.4', 'colleague', 60_000)).toBeNull()
  expect(signIns.start(nat, 'colleague', 360_000)).toBeNull()
})

test('whoever signs in again and again from such an address is never held up', () => {
  const signIns = counter()
  for (let at = 0; at < 100; at += 1) signIns.start(nat, `guess-${at}`, 0)
  for (let at = 0; at < 20; at += 1) {
    expect(signIns.start(nat, 'colleague', 1_000)).toBeNull()
    signIns.forgive(nat, 'colleague')
  }
})
