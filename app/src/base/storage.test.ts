import { afterEach, describe, expect, test, vi } from 'vitest'
import { browserStorage, memoryStorage } from './storage.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const forget = (storage: typeof browserStorage) => {
  storage.write('a', '1')
  storage.write('a', null)
  return storage.read('a')
}

describe('browserStorage', () => {
  test('reads what it wrote, and forgets what it is told to', () => {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    })
    browserStorage.write('a', '1')
    expect(browserStorage.read('a')).toBe('1')
    browserStorage.write('a', null)
    expect(browserStorage.read('a')).toBeNull()
    expect(kept.size).toBe(0)
  })

  test('that is full or refused forgets, and does not throw', () => {
    const refuse = () => {
      throw new DOMException('no', 'QuotaExceededError')
    }
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    expect(forget(browserStorage)).toBeNull()
  })

  test('that may not even be looked at forgets too', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(forget(browserStorage)).toBeNull()
  })
})

describe('what the browser does not take', () => {
  const kept = new Map<string, string>()
  const stub = (setItem: (key: string, value: string) => void) =>
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem,
      removeItem: (key: string) => void kept.delete(key),
    })

  test('is there as long as the page, and gives way to what it takes later', () => {
    stub(() => {
      throw new DOMException('no', 'QuotaExceededError')
    })
    browserStorage.write('b', '1')
    expect([browserStorage.read('b'), kept.size]).toEqual(['1', 0])
    stub((key, value) => void kept.set(key, value))
    browserStorage.write('b', '2')
    kept.set('b', 'written by another tab')
    expect(browserStorage.read('b')).toBe('written by another tab')
    browserStorage.write('b', null)
    expect(browserStorage.read('b')).toBeNull()
  })
})

test('memoryStorage keeps what it is given, for itself', () => {
  const storage = memoryStorage({ a: '1' })
  expect([storage.read('a'), storage.read('b')]).toEqual(['1', null])
  storage.write('b', '2')
  expect(memoryStorage().read('b')).toBeNull()
  expect(forget(storage)).toBeNull()
})
