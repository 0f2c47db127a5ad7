import { useUnit } from 'effector-react'
import { useCallback, useState } from 'react'
import { $storage, ownKey, type Storage } from '../base/storage.ts'
import { $user } from './session.ts'

/** What local storage keeps under a key. A kept value is checked: anyone may have written it. */
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

/** A choice of the user that local storage keeps, for each login its own. */
export function useKept<Value>(
  name: string,
  isRight: (value: unknown) => value is Value,
): [Value | undefined, (value: Value) => void] {
  const [storage, user] = useUnit([$storage, $user])
  const key = ownKey(name, user?.login)
  const [value, setValue] = useState(() => keptValue(storage, key, isRight))
  const keep = useCallback(
    (next: Value) => {
      setValue(next)
      storage.write(key, JSON.stringify(next))
    },
    [storage, key],
  )
  return [value, keep]
}
