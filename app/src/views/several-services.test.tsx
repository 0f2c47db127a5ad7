import { AffAffairePrestation, type Prestation } from '@ronde/contracts/services/Aff/AffAffairePrestation'
import { GamGamme } from '@ronde/contracts/services/Prm/GamGamme'
import { CallFailure } from '@ronde/contracts/wire'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer } from '../kit/testing/answers.ts'
import { consoleInDom } from '../shell/testing/console-in-dom.tsx'

// There already when the page asks for it.
import.meta.glob('./Aff/Aff/*/index.ts', { eager: true })

const slow = { timeout: 60_000 }
const [example] = AffAffairePrestation.GetList.example.value
const [piece] = example?.materiels ?? []
if (!example || !piece) throw new Error('the example has no equipment')
const pieces = [1, 2, 3].map((at) => ({ ...piece, idMateriel: at, lb: `Pont ${at}` }))
const service: Prestation = { ...example, dtEcheance: '2099-06-30', materiels: pieces, nbMateriel: 3 }

/** The editor of a service like the one that is there, on three pieces of equipment. */
async function opened(save: (input: { materiels?: readonly { idMateriel: number }[] }) => Prestation) {
  const it = consoleInDom({
    at: `/Aff/Aff/AffairePrestationList?e=AjouterPrestation:${service.idPrestation}`,
    answers: [
      answer(AffAffairePrestation.GetList, () => [service]),
      answer(GamGamme.GetGamMaterielList, () => pieces),
      answer(AffAffairePrestation.Insert, (input) => save(input)),
    ],
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'Nouvelle prestation' }, slow))
  return { it, dialog }
}

const keysOf = ({ call }: ReturnType<typeof consoleInDom>) =>
  call.asked.flatMap(({ path, idempotencyKey }) => (path.endsWith('Prestation/Insert') ? [idempotencyKey] : []))

test('one form makes a service for each piece of equipment; what was refused stays, and is the same save when it is sent again', async () => {
  let refuses = true
  const { it, dialog } = await opened((input) => {
    const [first] = input.materiels ?? []
    if (refuses && first?.idMateriel === 2)
      throw new CallFailure('refused', {
        status: 422,
        messages: [{ message: 'La gamme ne convient pas', eventType: 4, exception: null }],
      })
    return { ...service, idPrestation: 100 + (first?.idMateriel ?? 0) }
  })
  fireEvent.click(await dialog.findByRole('switch', { name: 'Une prestation par matériel' }, slow))
  fireEvent.click(await dialog.findByRole('button', { name: 'Enregistrer les 3' }, slow))

  await dialog.findByText(/^Un enregistrement n’a pas été fait/, {}, slow)
  expect(dialog.getByText(/Pont 2$/, { selector: 'strong' }).parentElement?.textContent).toMatch(/convient pas/)
  const inputs = it.call.inputsOf(AffAffairePrestation.Insert)
  expect(inputs.map(({ materiels }) => materiels)).toEqual([1, 2, 3].map((idMateriel) => [{ idMateriel }]))
  expect(new Set(inputs.map(({ dtEcheance }) => dtEcheance))).toEqual(new Set(['2099-06-30']))
  expect(it.toasts.at(-1)?.text).toMatch(/^2 prestations ajoutées/)
  refuses = false
  fireEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }))
  await expect.poll(() => screen.queryByRole('dialog'), slow).toBeNull()
  expect(it.call.inputsOf(AffAffairePrestation.Insert)).toHaveLength(4)
  expect(it.call.inputsOf(AffAffairePrestation.Insert).at(-1)).toMatchObject({ materiels: [{ idMateriel: 2 }] })
})

test('a save that nothing confirmed is sent again under its key: none is made twice', async () => {
  let isAway = true
  const { it, dialog } = await opened((input) => {
    const [first] = input.materiels ?? []
    if (isAway && first?.idMateriel === 3) throw new CallFailure('network')
    return { ...service, idPrestation: 100 + (first?.idMateriel ?? 0) }
  })
  fireEvent.click(await dialog.findByRole('switch', { name: 'Une prestation par matériel' }, slow))
  fireEvent.click(await dialog.findByRole('button', { name: 'Enregistrer les 3' }, slow))
  await dialog.findByText(/^Un enregistrement n’a pas été fait/, {}, slow)
  isAway = false
  fireEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }))
  await expect.poll(() => screen.queryByRole('dialog'), slow).toBeNull()
  const keys = keysOf(it)
  expect(keys).toHaveLength(4)
  expect(keys[3]).toBe(keys[2])
  expect(new Set(keys).size).toBe(3)
})
