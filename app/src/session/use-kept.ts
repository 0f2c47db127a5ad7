import { useUnit } from 'effector-react'
import { useCallback, useState } from 'react'
import { $storage, ownKey, type Storage } from '../base/storage.ts'
import { $user } from './session.ts'

/** The value that local storage keeps under a key, checked: anyone may have written it. */
export function keptValue<Value>(
  storage: Storage,
  key: string,
  isRight: (value: unknown) => value is Value,
): Value | undefined {
  try {
    const value: unknown = JSON.parse(storage.read(key) ?? 'null')
    return isRight(value) ? value : undefined
  } catch {
    return undefined
  }
}

/**
 * A choice of the user that local storage keeps for each login. A function gets the value that storage holds now: another tab may have
 * changed it since this one read it.
 */
export function useKept<Value>(
  name: string,
  isRight: (value: unknown) => value is Value,
): [Value | undefined, (next: Value | ((now: Value | undefined) => Value)) => void] {
  const [storage, user] = useUnit([$storage, $user])
  const key = ownKey(name, user?.login)
  const [value, setValue] = useState(() => keptValue(storage, key, isRight))
  const keep = useCallback(
    (given: Value | ((now: Value | undefined) => Value)) => {
      const next =
        typeof given === 'function'
          ? (given as (now: Value | undefined) => Value)(keptValue(storage, key, isRight))
          : given
      setValue(next)
      storage.write(key, JSON.stringify(next))
    },
    [storage, key, isRight],
  )
  return [value, keep]
}
