import { attach, createEvent, createStore, sample } from 'effector'
import { callFx } from '../../base/call.ts'
import { fileName, $saveFile } from '../../base/save-file.ts'
import { sessionClosed, sessionFx } from '../../session/session.ts'
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
    const session = await sessionFx()
    for (const { endpoint, input, name } of files) {
      let value: unknown
      try {
        ;({ value } = await callFx({ endpoint, input }))
      } catch {
        // A failed call is reported as all failures are; the other files are still fetched.
      }
      // Neither this file nor the others are for the next user.
      if ((await sessionFx()) !== session) return
      if (value instanceof Blob) saveFile(value, fileName(value, name ?? 'document'))
    }
  },
})

/** Files under way. */
const $coming = createStore<readonly FileAsked[]>([], { serialize: 'ignore' })
  .on(bringFx, (coming, files) => [...coming, ...files])
  .on(bringFx.finally, (coming, { params }) => coming.filter((file) => !params.includes(file)))
  .reset(sessionClosed)

sample({
  clock: filesAsked,
  source: $coming,
  fn: (coming, files) => {
    const known = new Set(coming.map(questionId))
    return files.filter((file) => !known.has(questionId(file)) && known.add(questionId(file)))
  },
  target: bringFx,
})
