import { expect, test } from 'vitest'
import type { Editor } from '../kit/editor/editor.ts'
import { labelIn } from '../kit/editor/label-in.ts'
import { locales } from '../locales/intl.ts'
import { textIn } from '../locales/testing/texts.ts'

const modules = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./**/*.test.ts'], { eager: true })
const isEditor = (value: unknown): value is Editor =>
  typeof value === 'object' && value !== null && 'endpoint' in value && 'fields' in value
const editors = Object.values(modules).flatMap((exported) => Object.values(exported).filter(isEditor))

/** Fields of one wire name that ask for different things. */
const different = {
  /** Of somebody new in the console: a name to make up, or an account of the directory to choose. */
  login: { fr: ['Compte de l’annuaire', 'Identifiant'], en: ['Directory account', 'User name'] },
  /** The action that a menu entry does, and the reference of an action. */
  refAction: { fr: ['Action', 'Référence'], en: ['Action', 'Reference'] },
}

test.each(locales)('what is asked for in several forms is called alike in all of them: %s', (locale) => {
  const labels = new Map<string, Set<string>>()
  for (const editor of editors)
    for (const { name, kind } of editor.fields as readonly { name: string; kind?: string }[])
      if (kind !== undefined) {
        const label = labelIn(editor, textIn(locale))(name)
        labels.set(name, (labels.get(name) ?? new Set()).add(label))
      }
  expect(labels.size).toBeGreaterThan(40)
  const several = [...labels].filter(([, of]) => of.size > 1).map(([name, of]) => [name, [...of].toSorted()])
  expect(Object.fromEntries(several)).toEqual({
    login: different.login[locale],
    refAction: different.refAction[locale],
  })
})
