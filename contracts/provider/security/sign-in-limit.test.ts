import { expect, test } from 'vitest'
import { SignInCounter } from './sign-in-limit.ts'

const nat = '203.0.113.7'
const counter = () =>
  new SignInCounter({ max: 10, maxPerAddress: 100, maxPastAddress: 3, maxPerLogin: 30, seconds: 300 })

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

test('three hundred guesses at one account from thirty addresses are stopped after thirty', () => {
  const signIns = counter()
  const heard = Array.from({ length: 300 }, (_, at) =>
    signIns.start(`198.51.100.${at % 30}`, 'victim', at * 100),
  ).filter((wait) => wait === null)
  expect(heard).toHaveLength(30)
  expect(signIns.start('192.0.2.1', 'victim', 31_000)).toBe(269)
  // Other users are not delayed by that.
  expect(signIns.start('198.51.100.1', 'colleague', 31_000)).toBeNull()
})

test('whoever signed in from an address before is let in there, however many guess elsewhere', () => {
  const signIns = counter()
  signIns.start('192.0.2.1', 'victim', 0)
  signIns.forgive('192.0.2.1', 'victim')
  for (let at = 0; at < 300; at += 1) signIns.start(`198.51.100.${at % 30}`, 'victim', 1000)
  expect(signIns.start('192.0.2.1', 'victim', 2000)).toBeNull()
  // An attacker at that address has no more tries than elsewhere.
  expect(
    Array.from({ length: 20 }, () => signIns.start('192.0.2.1', 'victim', 3000)).filter((wait) => wait === null),
  ).toHaveLength(9)
})

test('a flood of invented names and addresses is forgotten from its oldest on', () => {
  const signIns = counter()
  for (let at = 0; at < 10; at += 1) signIns.start('192.0.2.9', 'first', 0)
  expect(signIns.start('192.0.2.9', 'first', 0)).toBe(300)
  for (let at = 0; at < 10_000; at += 1) signIns.start(`10.0.${at % 250}.${at % 200}`, `name-${at}`, 0)
  expect(signIns.start('192.0.2.9', 'first', 0)).toBeNull()
})
