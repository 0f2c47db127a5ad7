import { expect, test } from 'vitest'
import { fr } from './fr.ts'

/** Texts that the specification gives letter for letter. */
const given = ["Format de l'heure non valide"]

test('French has its own apostrophe', () => {
  expect(Object.values(fr).filter((message) => message.includes("'") && !given.includes(message))).toEqual([])
})
