import { expect, test } from 'vitest'
import { changedHeard, tellHeard } from './heard/compare-heard.ts'

const accepted = {
  button: { 'button--default': ' . button, Créer', 'button--small': ' . button, Petit' },
  link: { 'link--default': ' . link, Aide' },
}

test('nothing is told where every story says what it said', () => {
  expect(changedHeard(accepted, accepted)).toEqual([])
})

test('what is said otherwise is told with its lines, and so is what is new and what is gone', () => {
  const heard = {
    button: { 'button--default': ' . button, Créer, disabled', 'button--new': ' . button, Neuf' },
    link: accepted.link,
  }
  expect(changedHeard(accepted, heard).map(tellHeard)).toEqual([
    '✗ button--default says something else than accepted\n    -  . button, Créer\n    +  . button, Créer, disabled',
    '✗ button--new has not been accepted yet\n    +  . button, Neuf',
    '✗ button--small is not heard any more',
  ])
})

test('what was not opened is not gone', () => {
  expect(changedHeard(accepted, { link: accepted.link }, true)).toEqual([])
})
