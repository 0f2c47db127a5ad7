import type { ComponentDocs } from './component-docs.ts'

/** Every documented component, by name. */
export const allDocs: readonly ComponentDocs[] = Object.values(
  import.meta.glob<ComponentDocs>('../../ui/src/*/*.docs.ts', { eager: true, import: 'docs' }),
).toSorted((one, other) => one.name.localeCompare(other.name))

/** `icon-button` is `IconButton`. */
export const componentName = (folder: string): string =>
  folder.replaceAll(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())
