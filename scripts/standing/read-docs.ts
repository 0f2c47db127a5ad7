import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ComponentDocs } from '../../.storybook/docs/component-docs.ts'
import { root } from '../run.ts'

/** The data of all components' pages. */
export const readDocs = (): Promise<ComponentDocs[]> =>
  Promise.all(
    globSync('ui/src/*/*.docs.ts', { cwd: root })
      .toSorted()
      .map(async (file) => ((await import(pathToFileURL(join(root, file)).href)) as { docs: ComponentDocs }).docs),
  )
