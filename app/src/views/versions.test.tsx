import { GamGamme } from '@ronde/contracts/services/Prm/GamGamme'
import { GamRapport } from '@ronde/contracts/services/Prm/GamRapport'
import { ModModeInspection } from '@ronde/contracts/services/Prm/ModModeInspection'
import { CallFailure } from '@ronde/contracts/wire'
import { fireEvent, renderHook, screen } from '@testing-library/react'
import { Provider } from 'effector-react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import type { AnyHome } from '../kit/screens/home-config.ts'
import { placeOf } from '../kit/place/place.ts'
import { useVersionRows } from '../kit/record/use-version-rows.ts'
import type { ScreenView } from '../navigation/screen-view.ts'
import { answer } from '../kit/testing/answers.ts'
import { testConsole } from '../kit/testing/test-scope.ts'
import { consoleInDom } from '../shell/testing/console-in-dom.tsx'

// Loads the views before the first page asks for them.
const views = import.meta.glob<{ default: ScreenView<AnyHome> }>('./*/*/*/index.ts', { eager: true })
/** Skips the check that elements are visible, which costs jsdom seconds. */
const anywhere = { hidden: true }

test('a version that is not there says so, and leads to the current one; the record is not said to be gone', async () => {
  const mode = ModModeInspection.Get.example.value
  const at = `/Prm/Mod/ModeInspectionAccueil?idModeGuid=${mode.idModeGuid}`
  consoleInDom({
    at: `${at}&idModeversion=99`,
    answers: [answer(ModModeInspection.Get, () => Promise.reject(new CallFailure('http', { status: 404 })))],
  })
  await screen.findByText('Cette version n’existe pas, ou plus')
  expect(screen.getByRole('link', { name: 'Voir la version courante', ...anywhere }).getAttribute('href')).toBe(at)
})

test('the focus stays on the choice of a version while the chosen one is read', async () => {
  const mode = ModModeInspection.Get.example.value
  const [version] = ModModeInspection.GetVersionList.example.value
  if (!version) throw new Error('an example of a version')
  const asked = new Map<number, () => void>()
  consoleInDom({
    at: `/Prm/Mod/ModeInspectionAccueil?idModeGuid=${mode.idModeGuid}&idModeversion=7`,
    answers: [
      answer(
        ModModeInspection.Get,
        ({ idModeversion = 8 }) =>
          new Promise((resolve) => {
            asked.set(idModeversion, () => resolve({ ...mode, idModeversion }))
          }),
      ),
      answer(ModModeInspection.GetVersionList, () => [
        { ...version, idModeversion: 8, lbVersion: '2.0', isCurrent: true },
        { ...version, idModeversion: 7, lbVersion: '1.0', isCurrent: false },
      ]),
    ],
  })
  const comes = async (idModeversion: number) => {
    await expect.poll(() => asked.get(idModeversion)).toBeDefined()
    asked.get(idModeversion)?.()
    await screen.findByText(mode.refMode)
  }
  await comes(7)
  for (const [shown, id, name] of [
    ['Version 1.0', 8, '2.0 (courante)'],
    ['Version 2.0 (courante)', 7, '1.0'],
  ] as const) {
    asked.clear()
    const picker = await screen.findByRole('button', { name: shown, ...anywhere })
    picker.focus()
    fireEvent.click(picker)
    fireEvent.click(await screen.findByRole('menuitemradio', { name, ...anywhere }))
    await comes(id)
    await expect.poll(() => document.activeElement?.textContent).toBe(`Version ${name}`)
  }
})

test('two versions of a range are compared by their pages and their equipment too', async () => {
  const [range] = GamGamme.GetList.example.value
  const [page] = GamRapport.GetPageInfoList.example.value
  const [item] = GamGamme.GetGamMaterielList.example.value
  if (!range || !page || !item) throw new Error('an example of each')
  const it = testConsole({
    answers: [
      answer(GamRapport.GetPageInfoList, ({ idGammeVersion }) => [
        { ...page, idPage: idGammeVersion, idGammeVersion, chapitre: `Chapitre ${idGammeVersion}` },
      ]),
      answer(GamGamme.GetGamMaterielList, ({ idGammeVersion }) => (idGammeVersion === 1 ? [] : [item])),
    ],
  })
  const side = (idGammeVersion: number) =>
    placeOf({
      view: 'PrmGamGamRapportAccueil',
      params: { idGammeVersion: String(idGammeVersion) },
      home: { ...range, idGammeVersion },
    })
  const [before, after] = [side(1), side(2)]
  const wrapper = ({ children }: { children: ReactNode }) => <Provider value={it.scope}>{children}</Provider>
  const home = views['./Prm/Gam/GamRapportAccueil/index.ts']?.default.config
  if (!home) throw new Error('a page of ranges')
  const { result } = renderHook(() => useVersionRows(home, before, after), { wrapper })
  await expect
    .poll(() => result.current.differences.map(({ label }) => label))
    .toEqual([page.refPage, item.refMateriel])
})

test('the page of a range says how much it holds', async () => {
  const [range] = GamGamme.GetList.example.value
  consoleInDom({
    at: `/Prm/Gam/GamRapportAccueil?idGammeVersion=${range?.idGammeVersion}`,
    answers: [
      answer(GamGamme.GetList),
      answer(GamRapport.GetPageInfoList),
      answer(GamGamme.GetInfoDynamic, () => [
        { refInfo: 'nbPrestation', lbInfo: 'Prestations', type: 'NI', value: '4217' },
      ]),
    ],
  })
  const figures = await screen.findByRole('region', { name: 'Chiffres', ...anywhere })
  await expect.poll(() => figures.textContent).toMatch(/Prestations.*4.?217/)
})
