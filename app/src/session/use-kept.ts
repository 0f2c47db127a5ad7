import { useUnit } from 'effector-react'
import { useCallback, useState } from 'react'
import { $storage, ownKey } from '../base/storage.ts'
import { $user } from './session.ts'

const parsed = <Value>(text: string | null, isRight: (value: unknown) => value is Value): Value | undefined => {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isRight(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** A choice of the user that local storage keeps, for each login its own. A kept value is checked: anyone may have written it. */
export function useKept<Value>(
  name: string,
  isRight: (value: unknown) => value is Value,
): [Value | undefined, (value: Value) => void] {
  const [storage, user] = useUnit([$storage, $user])
  const key = ownKey(name, user?.login)
  const [value, setValue] = useState(() => parsed(storage.read(key), isRight))
  const keep = useCallback(
    (next: Value) => {
      setValue(next)
      storage.write(key, JSON.stringify(next))
    },
    [storage, key],
  )
  return [value, keep]
}
