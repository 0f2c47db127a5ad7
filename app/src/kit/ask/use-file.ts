import { CallFailure, type Endpoint } from '@ronde/contracts/wire'
import { useUnit } from 'effector-react'
import { fileName, $saveFile } from '../../base/save-file.ts'
import { useQuestion } from './use-read.ts'

/** Reads a file for as long as the component stands, and saves it under the name that the server gave it, or another. */
export function useFile<Input>(endpoint: Endpoint<Input, Blob>, input: Input | null) {
  const save = useUnit($saveFile)
  const { value, error, retry } = useQuestion(input === null ? null : { endpoint, input, isFleeting: true })
  const file = value instanceof Blob ? value : null
  const unreadable = value !== null && !file ? new CallFailure('unreadable', { detail: 'no file' }) : null
  return { file, error: error ?? unreadable, retry, save: (name: string) => file && save(file, fileName(file, name)) }
}
