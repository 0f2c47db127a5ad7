import { attach, createEvent, createStore, sample } from 'effector'
import { callFx } from '../../base/call.ts'
import { readingId } from '../record/readings.ts'
import type { AnyEndpoint } from '../screen.ts'

/** A file of the server. */
export interface FileAsked {
  endpoint: AnyEndpoint
  input: unknown
  /** Where the server gives none. */
  name: string | null
}

/** Files of the server are to come to the user: one after the other, each once. */
export const filesAsked = createEvent<readonly FileAsked[]>()

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
  effect: async (saveFile, files: readonly FileAsked[]) => {
    const different = new Map(files.map((file) => [readingId(file), file]))
    for (const { endpoint, input, name } of different.values()) {
      // That one failed is told where all failures are; the others come all the same.
      const { value } = await callFx({ endpoint, input }).catch(() => ({ value: null }))
      if (value instanceof Blob)
        saveFile(value, value instanceof File && value.name ? value.name : (name ?? 'document'))
    }
  },
})
sample({ clock: filesAsked, target: bringFx })
