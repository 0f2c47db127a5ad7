import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { type Card, groups, pictureOf } from '../../.storybook/docs/groups.ts'
import { readDocs } from '../standing/read-docs.ts'
import type { Entry } from './entry.ts'

/** The card of the overview that each story illustrates, by the story's id. */
export async function picturedStories(entries: readonly Entry[]): Promise<ReadonlyMap<string, Card>> {
  const all = await readDocs()
  const listed = new Set(groups.flatMap(({ cards }) => cards.map(({ folder }) => folder)))
  const rest = all.filter(({ name }) => !listed.has(name)).map(({ name }): Card => ({ name, folder: name }))
  return new Map(
    [...groups.flatMap(({ cards }) => cards), ...rest].flatMap((card): [string, Card][] => {
      const [exportName, file] = (card.story ?? all.find(({ name }) => name === card.folder)?.anatomy.story ?? '')
        .split(' ')
        .toReversed()
      const named = entries.filter(
        (entry) => entry.exportName === exportName && entry.importPath.includes(`ui/src/${card.folder}/`),
      )
      const entry =
        named.find(({ importPath }) => importPath.endsWith(`/${file ?? card.folder}.stories.tsx`)) ?? named[0]
      return entry ? [[entry.id, card]] : []
    }),
  )
}

/** Takes the picture of a card in both themes from its story's page. `folder`: of the built Storybook. */
export async function takePicture(page: Page, card: Card, folder: string): Promise<void> {
  mkdirSync(join(folder, 'pictures'), { recursive: true })
  const own = await page.evaluate(() => document.documentElement.dataset.theme)
  const show = (theme: string | undefined) =>
    page.evaluate((shown) => void (document.documentElement.dataset.theme = shown), theme)
  for (const theme of ['light', 'dark'] as const) {
    await show(theme)
    await page.screenshot({
      path: join(folder, pictureOf(card, theme)),
      clip: { x: 0, y: 0, width: 640, height: 360 },
      animations: 'disabled',
    })
  }
  await show(own)
}
