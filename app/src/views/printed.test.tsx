import { SysLog } from '@ronde/contracts/services/Core/SysLog'
import { ModModeInspection } from '@ronde/contracts/services/Prm/ModModeInspection'
import { ModPropriete } from '@ronde/contracts/services/Prm/ModPropriete'
import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, answerWhole } from '../kit/testing/answers.ts'
import { consoleInDom } from '../shell/testing/console-in-dom.tsx'

// There already when the first page asks for them.
import.meta.glob(['./Core/Sys/LogList/index.ts', './Prm/Mod/ModeInspectionAccueil/index.ts'], { eager: true })

const slow = { timeout: 60_000 }
const print = () => act(async () => void globalThis.dispatchEvent(new Event('beforeprint')))
const [line] = SysLog.GetList.example.value
const [property] = ModPropriete.GetValeurList.example.value
const mode = ModModeInspection.Get.example.value
if (!line || !property) throw new Error('examples have no row')

test('of a list that comes page by page, paper says how many rows there are in all', async () => {
  consoleInDom({
    at: '/Core/Sys/LogList',
    answers: [
      answerWhole(SysLog.GetList, ({ skip = 0, take = 200 }) => ({
        value: Array.from({ length: take }, (_, at) => ({ ...line, idLog: skip + at })),
        total: 12_431,
        hasErrors: false,
        messages: [],
      })),
    ],
  })
  await screen.findByRole('heading', { level: 1, name: /12.431/ }, slow)
  await print()
  expect(screen.getByText(/12.431 lignes/)).toBeTruthy()
})

test('values are on paper as the screen shows them', async () => {
  consoleInDom({
    at: `/Prm/Mod/ModeInspectionAccueil?idModeGuid=${mode.idModeGuid}`,
    answers: [
      answer(ModPropriete.GetValeurList, () => [
        { ...property, idPropriete: 1, lbPropriete: 'Essai', template: 'Boolean', value: 'true', isActif: true },
        { ...property, idPropriete: 2, lbPropriete: 'Depuis', template: 'Date', value: '2026-11-28', isActif: true },
      ]),
    ],
  })
  await screen.findByText('28/11/2026', {}, slow)
  await print()
  const rows = screen
    .getAllByRole('table', { hidden: true })
    .flatMap((table) => within(table).getAllByRole('row', { hidden: true }))
  expect(rows.map(({ textContent }) => textContent).filter((text) => /Essai|Depuis/.test(text))).toEqual([
    expect.stringContaining('Oui'),
    expect.stringContaining('28/11/2026'),
  ])
})
