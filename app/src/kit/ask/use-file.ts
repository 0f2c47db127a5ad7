import { CallFailure, type Endpoint } from '@ronde/contracts/wire'
import { useUnit } from 'effector-react'
import { useCallback, useEffect, useState } from 'react'
import { callFx } from '../../base/call.ts'
import { $saveFile } from '../../base/save-file.ts'

interface Outcome {
  /** The question it is of. */
  of: string
  file: Blob | null
  error: CallFailure | null
}

/** Reads a file for as long as the component stands. It is not kept for the way back: files are large. */
export function useFile<Input>(endpoint: Endpoint<Input, Blob>, input: Input | null) {
  const [call, save] = useUnit([callFx, $saveFile])
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [tries, setTries] = useState(0)
  const asked = input === null ? null : JSON.stringify(input)
  const of = `${asked} ${tries}`
  useEffect(() => {
    if (asked === null) return
    const control = new AbortController()
    const tell = (file: Blob | null, error: CallFailure | null) => {
      if (!control.signal.aborted) setOutcome({ of, file, error })
    }
    call({ endpoint, input: JSON.parse(asked), signal: control.signal }).then(
      ({ value }) =>
        value instanceof Blob ? tell(value, null) : tell(null, new CallFailure('unreadable', { detail: 'no file' })),
      (error: unknown) => tell(null, error instanceof CallFailure ? error : new CallFailure('network')),
    )
    return () => control.abort()
  }, [call, endpoint, asked, of])
  const { file, error } = outcome?.of === of ? outcome : { file: null, error: null }
  const retry = useCallback(() => setTries((before) => before + 1), [])
  return { file, error, retry, save: (name: string) => file && save(file, name) }
}
