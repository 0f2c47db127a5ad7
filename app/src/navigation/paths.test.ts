import { expect, test } from 'vitest'
import { isAlwaysPresent } from './paths.ts'

test.each([
  '/Core/Sec/AuthLogin',
  '/core/sec/authpassword/',
  ' /404',
  '/about',
  '/Core/Sys/AppOffline',
  '/accessibilite',
  '/Accessibilite/plan/',
])('%s is a page of the console’s own', (path) => {
  expect(isAlwaysPresent(path)).toBe(true)
})

test.each(['/', '/Core/Sys/LogList', '/Core/Sec/AuthLoginList', ''])('%s is not', (path) => {
  expect(isAlwaysPresent(path)).toBe(false)
})
