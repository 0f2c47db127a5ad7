import { expect, test } from 'vitest'
import { en } from './en.ts'
import { fr } from './fr.ts'

/** Texts that the specification gives letter for letter. */
const given = ["Format de l'heure non valide"]

test('French has its own apostrophe', () => {
  expect(Object.values(fr).filter((message) => message.includes("'") && !given.includes(message))).toEqual([])
})

/** Words of places, shapes and colours. */
const places = {
  fr: /ci-(?:contre|dessous|dessus)|\b(?:droite|gauche|en haut|en bas|dessous|rond|carré|triangle|rouge|vert|bleu|orange|jaune|gris)s?\b/i,
  en: /\b(?:left|right|top|bottom|above|below|round|square|triangle|red|green|blue|orange|yellow|gr[ae]y)\b/i,
}
/** Messages that name a key of the keyboard, the top of a tree, or what is left. */
const meant = /^(?:key\.arrow|chart\.keys$|tree\.(?:moved|where)\.top$|text\.(?:left|oneLeft)$)/

test('no message tells of a thing by its place, shape or colour alone', () => {
  const pointing = Object.entries({ fr, en }).flatMap(([locale, messages]) =>
    Object.entries(messages).flatMap(([id, message]) =>
      !meant.test(id) && places[locale as keyof typeof places].test(message) ? [`${id} (${locale})`] : [],
    ),
  )
  expect(pointing).toEqual([])
})
