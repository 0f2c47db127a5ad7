import { afterEach, expect, test, vi } from 'vitest'
import { reviewName } from '../under-test.ts'
import { beginToHear, hearStory } from './hear.ts'
import { type Heard, speakEvent } from './heard.ts'
import { spokenLines } from './spoken-lines.ts'

afterEach(() => {
  vi.restoreAllMocks()
  document.body.innerHTML = ''
  Reflect.deleteProperty(globalThis, reviewName)
})

/** Draws a page that says one thing in French and another in English, plays with it and hears it. */
async function hear(
  draw: (language: 'fr' | 'en') => string,
  { isListening = true, play = (): void | Promise<void> => {} } = {},
) {
  Object.assign(globalThis, { [reviewName]: { isListening } })
  const reports: Heard[] = []
  const played = {
    id: 'components-button--default',
    viewMode: 'story',
    globals: {},
    reporting: { addReport: ({ result }: { result: Heard }) => void reports.push(result) },
  }
  const place = document.body.appendChild(document.createElement('main'))
  const show = (language: 'fr' | 'en' = 'fr') => void (place.innerHTML = draw(language))
  const onSpeak = (event: Event) => show((event as CustomEvent<'fr' | 'en' | null>).detail ?? 'fr')
  window.addEventListener(speakEvent, onSpeak)
  await beginToHear(played)
  show()
  await play()
  await hearStory(played)
  window.removeEventListener(speakEvent, onSpeak)
  return { report: reports[0], left: place.textContent }
}

test('a page is heard in both languages, and speaks its own again', async () => {
  const { report, left } = await hear((language) => `<button>${language === 'fr' ? 'Créer' : 'Add'}</button>`)
  expect([spokenLines(report?.fr ?? []), spokenLines(report?.en ?? [])]).toEqual([
    ['main', '  button, Créer'],
    ['main', '  button, Add'],
  ])
  expect(left).toBe('Créer')
})

test('hearing moves no focus', async () => {
  await hear(() => '<button>Un</button><button>Deux</button>')
  expect(document.activeElement).toBe(document.body)
})

test('a dialog that keeps its reader is heard once, to where it begins again', async () => {
  const { report } = await hear(
    () =>
      '<div role="dialog" aria-modal="true" aria-label="Lieu"><button>Oui</button><button>Non</button></div><a href="#x">Hors</a>',
  )
  const lines = spokenLines(report?.fr ?? []).map((line) => line.trim())
  expect(lines.filter((line) => line === 'button, Oui')).toHaveLength(1)
  expect(lines).toContain('button, Non')
})

test('what is announced while it is played is heard, once, and what is there from the beginning is not', async () => {
  const { report } = await hear(() => '<p role="status"></p><p aria-live="off"></p>', {
    play: () => {
      const [status, off] = document.querySelectorAll('p')
      status!.textContent = 'Enregistré'
      off!.textContent = 'Rien'
      document.querySelector('main')!.insertAdjacentHTML('beforeend', '<p role="alert">Refusé</p>')
    },
  })
  expect(report?.live).toEqual(['polite: Enregistré', 'assertive: Refusé'])
})

test('what is said after a pause is heard, also where the pause began anew; what takes long is not waited for', async () => {
  const { report } = await hear(() => '<p role="status"></p>', {
    play: () => {
      const status = document.querySelector('p')!
      const say = (text: string) => () => void (status.textContent = text)
      clearTimeout(setTimeout(say('Une valeur'), 700))
      setTimeout(() => setTimeout(say('Une valeur est attendue'), 800), 400)
      setTimeout(say('Parti'), 5000)
    },
  })
  expect(report?.live).toEqual(['polite: Une valeur est attendue'])
  expect(spokenLines(report?.fr ?? []).join()).toContain('Une valeur est attendue')
})

test('of counts that follow one another the last is heard, however many were passed on the way', async () => {
  const { report } = await hear(() => '<p role="status"></p>', {
    play: async () => {
      const status = document.querySelector('p')!
      for (const text of ['300 résultats', '12 résultats', 'Aucun résultat', '4 résultats']) {
        status.textContent = text
        await new Promise((resolve) => setTimeout(resolve))
      }
    },
  })
  expect(report?.live).toEqual(['polite: 12 résultats', 'polite: Aucun résultat', 'polite: 4 résultats'])
})

test('what comes to be announced while the page is read is no part of it', async () => {
  const find = document.querySelector.bind(document)
  vi.spyOn(document, 'querySelector').mockImplementation((selector: string) => {
    const found = find(selector)
    // The place for it was not there yet when reading began.
    if (selector === '[data-live-announcer]' && !found)
      document.body.insertAdjacentHTML('beforeend', '<div data-live-announcer><p role="log">100 choisis</p></div>')
    return found
  })
  const { report } = await hear(() => '<button>Un</button>')
  expect(spokenLines(report?.fr ?? []).map((line) => line.trim())).toEqual(['main', 'button, Un'])
})

test('nobody hears where nobody listens', async () => {
  expect((await hear(() => '<button>Créer</button>', { isListening: false })).report).toBeUndefined()
})
