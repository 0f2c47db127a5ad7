import { join } from 'node:path'
import type { Plugin } from 'vite'
import { propsOfTypes } from './props-of-types.ts'

const name = 'virtual:props-of-types'

/** Makes `virtual:props-of-types`, read when a page first asks for it. */
export const propsPlugin = (): Plugin => ({
  name,
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load(id) {
    if (id !== `\0${name}`) return undefined
    return `export const propsByType = ${JSON.stringify(propsOfTypes(join(import.meta.dirname, '../../ui/src')))}`
  },
})
