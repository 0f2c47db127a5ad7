import { join } from 'node:path'
import type { Plugin } from 'vite'
import { propsOfTypes } from '../docs/props-of-types.ts'
import { llmsText, markdownPages } from './pages.ts'

/** Puts every page of documentation beside the built Storybook as Markdown, and `llms.txt`, which lists them. */
export const markdownPlugin = (): Plugin => ({
  name: 'markdown-pages',
  apply: 'build',
  async generateBundle() {
    const pages = await markdownPages(propsOfTypes(join(import.meta.dirname, '../../ui/src')))
    for (const { file, text } of pages) this.emitFile({ type: 'asset', fileName: file, source: text })
    this.emitFile({ type: 'asset', fileName: 'llms.txt', source: llmsText(pages) })
  },
})
