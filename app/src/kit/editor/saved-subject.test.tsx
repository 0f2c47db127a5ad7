import { AdmAgence } from '@ronde/contracts/services/Adm/AdmAgence'
import { AffAffaire } from '@ronde/contracts/services/Aff/AffAffaire'
import { SysAction } from '@ronde/contracts/services/Core/SysAction'
import type { Endpoint } from '@ronde/contracts/wire'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { consoleInDom } from '../../shell/testing/console-in-dom.tsx'
import { answerWhole } from '../testing/answers.ts'

// There already when the first page asks for them.
import.meta.glob('../../views/*/*/*/index.ts', { eager: true })
const affaire = AffAffaire.Get.example.value
const action = SysAction.Update.example.value
/** Skips the visibility check of queries, which takes seconds in jsdom. */
const anywhere = { hidden: true }
const saying = <Input, Value>(endpoint: Endpoint<Input, Value>, message: string) =>
  answerWhole(endpoint, () => ({
    value: endpoint.example.value,
    hasErrors: false,
    messages: [{ message, eventType: 1, exception: null }],
  }))

/** Types a name into the open editor, and saves. */
async function saveAs(name: string | RegExp, typed: string) {
  fireEvent.change(await screen.findByRole('textbox', { name, ...anywhere }), { target: { value: typed } })
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer', ...anywhere }))
}

test('what was saved in a list is named as its screen names it; the toast opens it', async () => {
  const { toasts } = consoleInDom({
    at: `/Aff/Aff/AffaireList?e=Modifier:${affaire.idAffaireGuid}`,
    answers: [saying(AffAffaire.Update, 'Affaire enregistrée')],
  })
  await saveAs(/^Libellé/, 'Ponts')
  await expect.poll(() => toasts).toHaveLength(1)
  const { refAffaire, lbAffaire } = AffAffaire.Update.example.value
  expect(toasts[0]).toMatchObject({
    text: `Affaire enregistrée\u00a0: ${refAffaire} · ${lbAffaire}`,
    button: { text: 'Ouvrir' },
  })
  toasts[0]?.button?.onPress()
  await screen.findByRole('heading', { level: 1, name: new RegExp(affaire.lbAffaire), ...anywhere })
})

test('where a row opens no page, the toast leads to its list with it found', async () => {
  const { toasts } = consoleInDom({
    at: `/Core/Sys/ActionList?f.isMenu=true&e=Modifier:${action.idAction}`,
    answers: [saying(SysAction.Update, 'Action enregistrée')],
  })
  await saveAs(/^Libellé/, 'Autrement')
  await expect.poll(() => toasts).toHaveLength(1)
  toasts[0]?.button?.onPress()
  await expect.poll(() => screen.getByRole<HTMLInputElement>('searchbox', anywhere).value).toBe(action.refAction)
})

test('what is of another service than the list is named as it was typed', async () => {
  const { toasts } = consoleInDom({
    at: '/Aff/Aff/AffaireList?e=AjouterAgence',
    answers: [saying(AdmAgence.Insert, 'Agence enregistrée')],
  })
  await saveAs(/^Agence/, 'Béziers')
  await expect.poll(() => toasts).toHaveLength(1)
  expect(toasts[0]?.text).toBe('Agence enregistrée\u00a0: Béziers')
  expect(toasts[0]).not.toHaveProperty('button')
})
