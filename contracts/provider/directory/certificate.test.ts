import { createPrivateKey, X509Certificate } from 'node:crypto'
import { expect, test } from 'vitest'
import { selfSigned } from './certificate.ts'

const now = new Date('2026-03-31T08:30:00.000Z')

test('names this machine and nothing else, for a server, and signs itself', () => {
  const { key, certificate } = selfSigned(now)
  const read = new X509Certificate(certificate)
  expect(read.verify(read.publicKey)).toBe(true)
  expect(read.checkPrivateKey(createPrivateKey(key))).toBe(true)
  expect([
    read.checkHost('localhost'),
    read.checkIP('127.0.0.1'),
    read.checkIP('::1'),
    read.checkHost('example.org'),
    read.checkIP('10.0.0.1'),
  ]).toEqual(['localhost', '127.0.0.1', '::1', undefined, undefined])
  expect(read).toMatchObject({
    ca: false,
    keyUsage: ['1.3.6.1.5.5.7.3.1'],
    validFrom: 'Mar 31 07:30:00 2026 GMT',
    validTo: 'Jun 29 08:30:00 2026 GMT',
  })
})

test('no two have the same key, number or name', () => {
  const [one, other] = [selfSigned(now), selfSigned(now)]
  expect(one.key).not.toBe(other.key)
  const [first, second] = [new X509Certificate(one.certificate), new X509Certificate(other.certificate)]
  expect(first.serialNumber).not.toBe(second.serialNumber)
  expect(first.subject).not.toBe(second.subject)
})
