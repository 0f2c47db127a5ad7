import { attach, createEvent, sample } from 'effector'
import { callFx } from '../../base/call.ts'
import { $saveFile } from '../../base/save-file.ts'
import { questionId } from '../ask/question.ts'
import type { AnyEndpoint } from '../place/row.ts'

/** A file of the server. */
export interface FileAsked {
  endpoint: AnyEndpoint
  input: unknown
  /** Name of the file, where the server gives none. */
  name: string | null
}

/** Files of the server are to come to the user: one after the other, each once. */
export const filesAsked = createEvent<readonly FileAsked[]>()

const bringFx = attach({
  source: $saveFile,
  effect: async (saveFile, files: readonly FileAsked[]) => {
    const different = new Map(files.map((file) => [questionId(file), file]))
    for (const { endpoint, input, name } of different.values()) {
      // A failed call is reported as all failures are; the other files are still fetched.
      const { value } = await callFx({ endpoint, input }).catch(() => ({ value: null }))
      if (value instanceof Blob)
        saveFile(value, value instanceof File && value.name ? value.name : (name ?? 'document'))
    }
  },
})
sample({ clock: filesAsked, target: bringFx })
