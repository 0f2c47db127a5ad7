import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import type { ComponentDocs } from '../../.storybook/docs/component-docs.ts'
import { pageSections } from '../../.storybook/docs/page-sections.ts'
import { chordsOfRow, pressedKeys } from '../../.storybook/docs/pressed-keys.ts'
import { namedStory, storiesIn } from '../../.storybook/docs/story-source.ts'
import { lengthenedArgs, longestMessages } from '../../.storybook/toolbar/longest-texts.ts'
import { en } from './messages/en.ts'

const notComponents = new Set(['icons', 'internal', 'messages', 'rules', 'theme'])
const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter(
    (entry) =>
      entry.isDirectory() &&
      !notComponents.has(entry.name) &&
      existsSync(join(import.meta.dirname, entry.name, 'index.ts')),
  )
  .map(({ name }) => name)

const codeIn = (folder: string): string[] => {
  const path = join(import.meta.dirname, folder)
  if (!existsSync(path)) return []
  return readdirSync(path)
    .filter((file) => /\.tsx?$/.test(file) && !/\.(stories|test|docs)\./.test(file))
    .map((file) => readFileSync(join(path, file), 'utf8'))
}

/** The declarations of the folder, of those it takes props over from and of the shared parts, as text: enough to know that a member is there. */
const declared = (folder: string): string => {
  const own = codeIn(folder)
  const takenOver = [...own.join('\n').matchAll(/from '\.\.\/([\w-]+)\/[\w-]+-props\.ts'/g)].map(
    ([, name = '']) => name,
  )
  return [
    ...own,
    ...[...new Set(takenOver), 'internal', 'internal/field', 'internal/calendar', 'internal/modal', 'theme'].flatMap(
      codeIn,
    ),
  ].join('\n')
}

describe('how keys are read from a story', () => {
  test.each([
    ["await userEvent.keyboard('{Shift>}{F10}{/Shift}')", 'Shift+F10'],
    ["await userEvent.keyboard('{ArrowDown} ')", 'Space'],
    ["await userEvent.keyboard('{Shift>}'); await userEvent.keyboard('{ArrowUp}')", 'Shift+ArrowUp'],
    ['await userEvent.tab({ shift: true })', 'Shift+Tab'],
    ["await userEvent.type(input, 'ab{Enter}')", 'Letters'],
    ["const all = [['{PageUp}', \"l'an passé\"]]", 'PageUp'],
  ])('%s presses %s', (source, chord) => {
    expect([...pressedKeys(source)]).toContain(chord)
  })

  test('a key under a modifier is not the key alone', () => {
    expect([...pressedKeys("userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')")]).toEqual(['Alt+ArrowDown'])
    expect(pressedKeys("expect(name).toBe('Enter')").has('Enter')).toBe(false)
  })
})

describe('the pseudo language', () => {
  const placeholders = (text: string) => text.match(/\{\w+\}/g) ?? []

  test.each(Object.entries(en))('%s is 40 %% longer, between brackets, and keeps its placeholders', (key, text) => {
    const longest = longestMessages[key as keyof typeof en]
    expect(longest.length).toBeGreaterThanOrEqual(text.length * 1.4)
    expect(longest).toMatch(/^⟦.*⟧$/s)
    expect(placeholders(longest)).toEqual(placeholders(text))
  })

  test('a story’s texts become longer, its other values stay', () => {
    const onPress = () => {}
    const told = lengthenedArgs({ label: 'Lieu', tone: 'danger', items: [{ id: 'a', text: 'Un' }], onPress })
    expect(told).toMatchObject({ tone: 'danger', items: [{ id: 'a' }], onPress })
    expect(told.label).toMatch(/^⟦/)
    expect(told.items[0]?.text).toMatch(/^⟦/)
  })
})

test.each(folders)('%s has a page and its data', (folder) => {
  expect(
    [`${folder}.docs.ts`, `${folder}.mdx`].filter((file) => !existsSync(join(import.meta.dirname, folder, file))),
  ).toEqual([])
})

const documented = folders.filter((folder) => existsSync(join(import.meta.dirname, folder, `${folder}.docs.ts`)))

describe.each(documented)('%s', async (folder) => {
  const { docs } = (await import(pathToFileURL(join(import.meta.dirname, folder, `${folder}.docs.ts`)).href)) as {
    docs: ComponentDocs
  }
  const stories = storiesIn(join(import.meta.dirname, folder))

  test('each keyboard row names a story that presses its keys', () => {
    const wrong = docs.keyboard.flatMap(({ keys, story }) => {
      const named = namedStory(stories, story)
      if (!named) return [`${keys}: no story “${story}”`]
      const pressed = pressedKeys(named.source)
      return chordsOfRow(keys)
        .filter((chord) => !pressed.has(chord))
        .map((chord) => `${story} does not press ${chord}; it presses ${[...pressed].join(', ')}`)
    })
    expect(wrong).toEqual([])
  })

  test('every story named is there', () => {
    const named = [
      docs.anatomy.story,
      ...docs.states.map(({ story }) => story),
      ...docs.speech.flatMap(({ story }) => story ?? []),
    ]
    expect(named.filter((story) => !namedStory(stories, story))).toEqual([])
  })

  test('every prop named is there', () => {
    const text = declared(folder)
    expect(
      docs.states
        .flatMap(({ prop }) => prop ?? [])
        .filter((prop) => !new RegExp(`^\\s+(?:'${prop}'|${prop})\\??:`, 'm').test(text)),
    ).toEqual([])
  })

  test('it knows its folder, and what became of it', () => {
    expect(docs.name).toBe(folder)
    expect(docs.changelog.length).toBeGreaterThan(0)
  })

  test('the page has every section', () => {
    const page = readFileSync(join(import.meta.dirname, folder, `${folder}.mdx`), 'utf8')
    expect(pageSections.filter((section) => !page.includes(`\n## ${section}\n`))).toEqual([])
    expect(page).toContain('<Playground docs={docs} />')
  })
})
