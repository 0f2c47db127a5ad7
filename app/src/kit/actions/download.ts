import { attach, createEvent, createStore, sample } from 'effector'
import { callFx } from '../../base/call.ts'
import type { AnyEndpoint } from '../screen.ts'

/** A file of the server. */
export interface FileAsked {
  endpoint: AnyEndpoint
  input: unknown
  /** Where the server gives none. */
  name: string | null
}

/** A file of the server is to come to the user. */
export const fileAsked = createEvent<FileAsked>()

/** Hands a file to the user; tests put their own here. */
export const $saveFile = createStore<(file: Blob, name: string) => void>(
  (file, name) => {
    const url = URL.createObjectURL(file)
    Object.assign(document.createElement('a'), { href: url, download: name }).click()
    URL.revokeObjectURL(url)
  },
  { serialize: 'ignore' },
)

const bringFx = attach({
  source: $saveFile,
  effect: async (saveFile, { endpoint, input, name }: FileAsked) => {
    const { value } = await callFx({ endpoint, input })
    if (value instanceof Blob) saveFile(value, value instanceof File && value.name ? value.name : (name ?? 'document'))
  },
})
sample({ clock: fileAsked, target: bringFx })
