import { AffAffaire, type Affaire } from '@ronde/contracts/services/Aff/AffAffaire'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { $config, defaultConfig } from '../../config/config.ts'
import { consoleInDom } from '../../shell/testing/console-in-dom.tsx'
import { answer, answerWhole } from '../testing/answers.ts'
import { held } from '../testing/test-scope.ts'

// Loads the view before the first page asks for it.
import.meta.glob('../../views/Aff/Aff/AffaireList/index.ts', { eager: true })

const slow = { timeout: 15_000 }
const example = AffAffaire.Get.example.value
const cases = (labels: readonly string[], isActif = true): Affaire[] =>
  labels.map((lbAffaire, at) => ({
    ...example,
    idAffaireGuid: `1b2c3d4e-0000-4000-8000-${String(at).padStart(12, '0')}`,
    refAffaire: `AFF-${at + 1}`,
    lbAffaire,
    isActif,
  }))

const open = (rows: readonly Affaire[], at = '/Aff/Aff/AffaireList', locale: 'fr' | 'en' = 'fr') => {
  let now = rows
  const it = consoleInDom({
    at,
    globals: { locale },
    answers: [
      answer(AffAffaire.GetList, () => [...now]),
      answer(AffAffaire.Update, ({ idAffaireGuid, isActif }) => {
        now = now.map((row) => (row.idAffaireGuid === idAffaireGuid ? { ...row, isActif: isActif ?? true } : row))
        return now.find((row) => row.idAffaireGuid === idAffaireGuid) ?? example
      }),
    ],
  })
  return { ...it, sent: () => it.call.inputsOf(AffAffaire.Update).length }
}
const words = {
  fr: { all: 'Tout sélectionner', bar: 'Sélection', off: 'Désactiver', on: 'Activer', search: /Rechercher/ },
  en: { all: 'Select all', bar: 'Selection', off: 'Deactivate', on: 'Activate', search: /Search/ },
}
const chooseAll = async (locale: 'fr' | 'en' = 'fr') => {
  const all = within(await screen.findByRole('grid', {}, slow)).getByRole('checkbox', { name: words[locale].all })
  await expect.poll(() => screen.getByRole('grid').getAttribute('aria-busy')).toBe('false')
  fireEvent.click(all)
}
const bar = async (locale: 'fr' | 'en' = 'fr') =>
  within(await screen.findByRole('group', { name: words[locale].bar }, slow))
/** What describes the bar: how many are selected, and how many of them are out of sight. */
const counted = async () => {
  const group = await screen.findByRole('group', { name: words.fr.bar }, slow)
  return document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent
}
const press = async (name: string) => fireEvent.click(await (await bar()).findByRole('button', { name }, slow))
const searchFor = (value: string) =>
  fireEvent.change(within(screen.getByRole('main')).getByRole('searchbox'), { target: { value } })
const question = async () => within(await screen.findByRole('alertdialog', {}, slow))
const many = ['Ponts', 'Palans', 'Grues', 'Treuils', 'Nacelles', 'Chariots', 'Crics']

describe('a selection', () => {
  test('stays through a search, says how many are out of sight, shows them and lets them go', async () => {
    open(cases(['Ponts', 'Palans', 'Grues']))
    await chooseAll()
    searchFor('Grues')
    await expect.poll(counted, slow).toBe('3 éléments sélectionnésdont 2 hors de vue')
    expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('2')
    await press('Voir')
    await expect.poll(() => screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('4')
    expect(await counted()).toBe('3 éléments sélectionnés')
    await press('Tout voir')
    await press('Retirer')
    await expect.poll(counted).toBe('Un élément sélectionné')
  })

  test('shown alone stands in the order of the list, and a heading sorts it', async () => {
    open(cases(['Ponts', 'Palans', 'Grues', 'Treuils']), '/Aff/Aff/AffaireList?sort=refAffaire')
    const shown = () => [...screen.getByRole('grid').querySelectorAll('[data-link]')].map((link) => link.textContent)
    await screen.findByRole('grid', {}, slow)
    for (const label of ['AFF-2', 'AFF-4', 'AFF-1']) {
      fireEvent.click(await screen.findByRole('checkbox', { name: `Sélectionner ${label}` }, slow))
    }
    searchFor('Grues')
    await press('Voir')
    await expect.poll(shown).toEqual(['AFF-1', 'AFF-2', 'AFF-4'])
    fireEvent.click(screen.getByRole('columnheader', { name: 'Libellé' }))
    await expect.poll(shown).toEqual(['AFF-2', 'AFF-1', 'AFF-4'])
  })

  test('is asked about with both figures where some of it is out of sight, be it for what can be undone', async () => {
    const it = open(cases(['Ponts', 'Palans', 'Grues'], false), '/Aff/Aff/AffaireList?all=1')
    await chooseAll()
    searchFor('Grues')
    await expect.poll(async () => (await bar()).queryByText(/hors de vue/) !== null, slow).toBe(true)
    await press('Activer')
    const asked = await question()
    expect(asked.getByText(/^3 affaires seront activées.: Ponts, Palans, Grues$/)).toBeTruthy()
    expect(asked.getByText('2 lignes sur 3 sont hors de vue.')).toBeTruthy()
    expect(it.sent()).toBe(0)
    fireEvent.click(asked.getByRole('button', { name: 'Activer' }))
    await expect.poll(() => it.toasts).toMatchObject([{ type: 'success', text: '3 affaires activées' }])
  })
})
/** A server that searches and windows; other answers wait until the test releases them. */
const openServed = (count: number, at: string) => {
  const rows = cases(
    Array.from({ length: count }, (_, number) => (number % 100 === 0 ? `Pont ${number}` : `Palan ${number}`)),
  )
  const { promise, resolve } = Promise.withResolvers<void>()
  const isSearching = at.includes('q=')
  consoleInDom({
    at,
    answers: [
      answerWhole(AffAffaire.GetList, async (input) => {
        const { take, search = '' } = input as { take?: number; search?: string }
        if (isSearching ? search === '' : take === undefined) await promise
        const found = rows.filter(({ lbAffaire }) => lbAffaire?.includes(search))
        return { value: found.slice(0, take), total: found.length, hasErrors: false, messages: [] }
      }),
    ],
  })
  return { letGo: resolve }
}

describe('all rows that are chosen before all have come', () => {
  test.each([
    ['a few that were searched for', 150, '?q=Pont', 2, '150'],
    ['more than are there', 450, '', 450, '450'],
  ])('stay chosen once they have: %s', async (_, count, query, chosen, all) => {
    const { letGo } = openServed(count, `/Aff/Aff/AffaireList${query}`)
    await chooseAll()
    await expect.poll(counted, slow).toContain(String(chosen))
    letGo()
    await expect
      .poll(() => within(screen.getByRole('main')).getByRole('heading', { level: 1 }).textContent, slow)
      .toMatch(query === '' ? new RegExp(`${all}$`) : new RegExp(`/ ${all}$`))
    await expect.poll(counted, slow).toMatch(new RegExp(`^${chosen} éléments sélectionnés$`))
    expect(
      within(screen.getByRole('grid')).getByRole('checkbox', { name: words.fr.all }).getAttribute('aria-checked'),
    ).toBe('true')
  })
})

test('all rows of a window stay chosen through a search, as they would one by one', async () => {
  const rows = cases(['Ponts', 'Palans', 'Grues', 'Treuils'])
  consoleInDom({
    at: '/Aff/Aff/AffaireList',
    values: [held($config, { ...defaultConfig, limits: { whole: 0 } })],
    answers: [
      answerWhole(AffAffaire.GetList, async ({ search = '' }) => {
        const value = rows.filter(({ lbAffaire }) => lbAffaire.includes(search))
        return { value, total: value.length, hasErrors: false, messages: [] }
      }),
    ],
  })
  await chooseAll()
  await expect.poll(counted, slow).toMatch(/^Les 4 lignes/)
  searchFor('Grues')
  await expect.poll(counted, slow).toBe('4 éléments sélectionnésdont 3 hors de vue')
  await press('Tout désélectionner')
  searchFor('')
  await expect.poll(() => screen.getByRole('grid').getAttribute('aria-rowcount'), slow).toBe('5')
  expect(screen.queryByRole('group', { name: words.fr.bar })).toBeNull()
})

test('an action on all that match is given up once something else is looked for: the rows chosen before are not changed', async () => {
  const rows = cases(
    Array.from({ length: 450 }, (_, at) => (at % 100 === 0 ? `Pont ${at}` : `Palan ${at}`)),
    false,
  )
  const brought = Promise.withResolvers<void>()
  const bringing: unknown[] = []
  const it = consoleInDom({
    at: '/Aff/Aff/AffaireList?all=1',
    values: [held($config, { ...defaultConfig, limits: { whole: 300 } })],
    answers: [
      answer(AffAffaire.Update),
      answerWhole(AffAffaire.GetList, async (input) => {
        const { skip = 0, take = rows.length, search = '' } = input as { skip?: number; take?: number; search?: string }
        if (take > 1000) {
          bringing.push(input)
          await brought.promise
        }
        const found = rows.filter(({ lbAffaire }) => lbAffaire.includes(search))
        return { value: found.slice(skip, skip + take), total: found.length, hasErrors: false, messages: [] }
      }),
    ],
  })
  const grid = within(await screen.findByRole('grid', {}, slow))
  await expect.poll(() => screen.getByRole('grid').getAttribute('aria-busy'), slow).toBe('false')
  const [first] = grid.getAllByRole('checkbox').slice(1)
  if (!first) throw new Error('no row can be chosen')
  fireEvent.click(first)
  await expect.poll(counted, slow).toBe('Un élément sélectionné')
  await chooseAll()
  await expect.poll(counted, slow).toContain('450')
  await press('Activer')
  await expect.poll(() => bringing.length, slow).toBe(1)
  searchFor('Pont')
  await expect.poll(counted, slow).toBe('Un élément sélectionné')
  brought.resolve()
  await expect.poll(() => screen.getByRole('grid').getAttribute('aria-rowcount'), slow).toBe('6')
  expect(it.call.inputsOf(AffAffaire.Update)).toEqual([])
  expect(it.toasts).toEqual([])
  expect(await counted()).toBe('Un élément sélectionné')
  // Pressed again, it is done to what matches now.
  await chooseAll()
  await press('Activer')
  await expect.poll(() => it.toasts, slow).toMatchObject([{ type: 'success', text: '5 affaires activées' }])
  expect(it.call.inputsOf(AffAffaire.Update)).toHaveLength(5)
})

describe('a change of several rows', () => {
  test.each([
    [
      'fr',
      [/^7 affaires seront désactivées.: Ponts, Palans, Grues, Treuils, Nacelles et 2 autres$/, /Cela peut s’annuler/],
      '7 affaires désactivées',
    ],
    [
      'en',
      ['7 cases will be deactivated: Ponts, Palans, Grues, Treuils, Nacelles and 2 more', /It can be undone/],
      '7 cases deactivated',
    ],
  ] as const)(
    'names the first five and says what it did, in %s; then the list says what hides it',
    async (locale, before, after) => {
      const it = open(cases(many), '/Aff/Aff/AffaireList', locale)
      await chooseAll(locale)
      fireEvent.click(await (await bar(locale)).findByRole('button', { name: words[locale].off }, slow))
      const asked = await question()
      for (const line of before) expect(asked.getByText(line)).toBeTruthy()
      fireEvent.click(asked.getByRole('button', { name: words[locale].off }))
      await expect.poll(() => it.toasts).toMatchObject([{ type: 'success', text: after }])
      expect(
        await screen.findByText(locale === 'fr' ? '7 inactifs masqués' : '7 inactive rows hidden', {}, slow),
      ).toBeTruthy()
      // A row that a change has put out of sight is no longer selected.
      expect(screen.queryByRole('group', { name: words[locale].bar })).toBeNull()
      fireEvent.click(screen.getByRole('button', { name: locale === 'fr' ? 'Afficher' : 'Show' }))
      await expect.poll(() => screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('8')
    },
  )

  test('longer than a window is asked about, whatever it is', async () => {
    open(
      cases(
        Array.from({ length: 60 }, (_, at) => `Affaire ${at}`),
        false,
      ),
      '/Aff/Aff/AffaireList?all=1',
    )
    await chooseAll()
    await press('Activer')
    expect((await question()).getByText(/60 affaires seront activées.* et 55 autres/s)).toBeTruthy()
  })
})
