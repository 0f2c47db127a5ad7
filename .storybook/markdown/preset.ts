import { join } from 'node:path'
import { propsOfTypes } from '../docs/props-of-types.ts'
import { aboutOf, markdownPages } from './pages.ts'

/**
 * Every page as Markdown, for agents that ask a running Storybook. They take the place of what it reads from stories by itself, which has neither
 * keys nor what a screen reader says, and imports that there are not.
 */
export async function experimental_manifests() {
  const pages = await markdownPages(propsOfTypes(join(import.meta.dirname, '../../ui/src')))
  const docs = pages.map(({ title, file, text }) => {
    const id = file.slice('md/'.length, -'.md'.length)
    return [id, { id, name: title, title, path: file, content: text, summary: aboutOf(text) }] as const
  })
  return { components: { v: 0, components: {} }, docs: { v: 0, docs: Object.fromEntries(docs) } }
}
