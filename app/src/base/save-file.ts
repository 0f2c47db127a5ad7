import { createStore } from 'effector'

/** Hands a file to the user; tests put their own here. */
export const $saveFile = createStore<(file: Blob, name: string) => void>(
  (file, name) => {
    const url = URL.createObjectURL(file)
    Object.assign(document.createElement('a'), { href: url, download: name }).click()
    URL.revokeObjectURL(url)
  },
  { serialize: 'ignore' },
)

/** Name that the server gave a file; another one where it gave none. */
export const fileName = (file: Blob, otherwise: string): string => (file instanceof File && file.name) || otherwise

/** A file that is written part by part. */
export interface FileSink {
  write: (part: BlobPart) => Promise<void>
  /** Forgets what was written so far. */
  clear: () => Promise<void>
  /** Ends the file: all parts are written. */
  close: () => Promise<void>
  /** Abandons the file: nothing is handed over. */
  abort: () => Promise<void>
}

interface SavePicker {
  showSaveFilePicker?: (options: { suggestedName: string }) => Promise<FileSystemFileHandle>
}

/**
 * Where a large file is written as it is made: on the user's disk, at a place he chooses, where his browser has that (File System
 * Access); null where it has not, or he chose none. Call it as he presses, a browser asks for no place otherwise. Tests put their own here.
 */
export const $openFile = createStore<((name: string) => Promise<FileSink | null>) | null>(
  'showSaveFilePicker' in globalThis ? onDisk : null,
  { serialize: 'ignore' },
)

async function onDisk(name: string): Promise<FileSink | null> {
  const handle = await (globalThis as SavePicker).showSaveFilePicker?.({ suggestedName: name }).catch(() => null)
  const file = await handle?.createWritable()
  if (!file) return null
  return {
    write: (part) => file.write(part),
    clear: async () => {
      await file.truncate(0)
      await file.seek(0)
    },
    close: () => file.close(),
    abort: () => file.abort(),
  }
}

/** Parts that are held before they become one: a browser keeps a `Blob` outside of the page's memory. */
const mostParts = 64

/** A file that is handed over once it is whole. */
export function blobSink(type: string, done: (file: Blob) => void): FileSink {
  let blob = new Blob([], { type })
  let parts: BlobPart[] = []
  const join = () => {
    blob = new Blob([blob, ...parts], { type })
    parts = []
  }
  return {
    write: (part) => {
      parts.push(part)
      if (parts.length >= mostParts) join()
      return Promise.resolve()
    },
    clear: () => {
      blob = new Blob([], { type })
      parts = []
      return Promise.resolve()
    },
    close: () => {
      join()
      done(blob)
      return Promise.resolve()
    },
    abort: () => Promise.resolve(),
  }
}
