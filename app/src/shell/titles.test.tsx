import { AffAffaire } from '@ronde/contracts/services/Aff/AffAffaire'
import { AffAffairePrestation } from '@ronde/contracts/services/Aff/AffAffairePrestation'
import { act, screen } from '@testing-library/react'
import { allSettled, type Scope } from 'effector'
import { describe, expect, test } from 'vitest'
import { answer } from '../kit/testing/answers.ts'
import { moveFx } from '../navigation/navigation.ts'
import { paths } from '../navigation/paths.ts'
import { consoleInDom } from './testing/console-in-dom.tsx'

// Loads the views before the first page asks for them.
import.meta.glob('../views/*/*/*/index.ts', { eager: true })

const slow = { timeout: 60_000 }
const { idAffaireGuid, lbAffaire } = AffAffaire.Get.example.value
const list = '/Aff/Aff/AffaireList'
const home = `/Aff/Aff/AffaireAccueil?idAffaireGuid=${idAffaireGuid}`
const services = '/Aff/Aff/AffairePrestationList'
const answers = [answer(AffAffairePrestation.GetList, () => [])]

const names: Record<string, { fr: string; en: string }> = {
  [paths.home]: { fr: 'Accueil', en: 'Home' },
  [paths.about]: { fr: 'À propos', en: 'About' },
  [paths.notFound]: { fr: 'Page introuvable', en: 'Page not found' },
  [paths.accessibility]: { fr: 'Déclaration d’accessibilité', en: 'Accessibility statement' },
  [paths.accessibilityPlan]: {
    fr: 'Plan pluriannuel d’accessibilité, 2027 à 2029',
    en: 'Accessibility plan, 2027 to 2029',
  },
  [paths.offline]: { fr: 'Serveur injoignable', en: 'Server unreachable' },
  '/Adm/Usr/UserProfil': { fr: 'Mon profil', en: 'My profile' },
  '/Core/Sys/NotifList': { fr: 'Notifications', en: 'Notifications' },
  [list]: { fr: 'Affaires', en: 'Cases' },
  [home]: { fr: `${lbAffaire} – Affaire`, en: `${lbAffaire} – Case` },
  [services]: { fr: 'Prestations', en: 'Services' },
  [`${services}?idAffaireGuid=${idAffaireGuid}`]: { fr: `${lbAffaire} – Prestations`, en: `${lbAffaire} – Services` },
}
const title = (name: string) => `${name} · Ronde 4.0`

describe('the title of a page', () => {
  test.each(['fr', 'en'] as const)('names each page, and no two alike (%s) [1.languages]', async (locale) => {
    const seen: string[] = []
    for (const [at, name] of Object.entries(names)) {
      document.title = ''
      consoleInDom({ at, answers, globals: { locale } })
      await expect.poll(() => document.title, slow).toBe(title(name[locale]))
      await expect.poll(() => screen.queryAllByRole('heading', { level: 1 }), slow).toHaveLength(1)
      seen.push(document.title)
    }
    document.title = ''
    consoleInDom({ at: paths.login, isSignedOut: true, globals: { locale } })
    await expect.poll(() => document.title, slow).toBe(title(locale === 'fr' ? 'Identification' : 'Sign in'))
    seen.push(document.title)
    expect(new Set(seen).size).toBe(seen.length)
  })
})

describe('the focus', () => {
  const go = (scope: Scope, to: string, replace = false) =>
    act(() => allSettled(moveFx, { scope, params: { to, replace } }))
  const heading = (name: RegExp) => screen.findByRole('heading', { level: 1, name }, slow)

  test('goes to the heading of each page one comes to, and stays where it is when only the query changes', async () => {
    const { scope } = consoleInDom({ at: paths.about, answers })
    const first = await heading(/À propos/)
    expect(document.activeElement).not.toBe(first)
    await go(scope, list)
    const cases = await heading(/Affaires/)
    await expect.poll(() => document.activeElement).toBe(cases)
    const search = await screen.findByRole('searchbox')
    act(() => search.focus())
    await go(scope, `${list}?q=pont`)
    await go(scope, `${list}?q=pont&sort=-refAffaire`, true)
    expect(document.activeElement).toBe(search)
    await go(scope, paths.about)
    const about = await heading(/À propos/)
    await expect.poll(() => document.activeElement).toBe(about)
  })
})
