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
