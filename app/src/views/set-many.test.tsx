import { AdmAgence } from '@ronde/contracts/services/Adm/AdmAgence'
import { AffAffaire, type Affaire } from '@ronde/contracts/services/Aff/AffAffaire'
import { CallFailure } from '@ronde/contracts/wire'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bulkAsked } from '../kit/actions/bulk.ts'
import { answer } from '../kit/testing/answers.ts'
import { consoleInDom } from '../shell/testing/console-in-dom.tsx'

// Loads the views before the first page asks for them.
import.meta.glob('./*/*/*/index.ts', { eager: true })
import.meta.glob('../kit/actions/set-many/set-many-dialog.tsx', { eager: true })

const slow = { timeout: 60_000 }
const example = AffAffaire.Get.example.value
const idOf = (at: number) => `7d1f3c52-4f0e-5c0a-9a53-${String(at).padStart(12, '0')}`
const cases = (count: number): Affaire[] =>
  Array.from({ length: count }, (_, at) => ({
    ...example,
    idAffaireGuid: idOf(at),
    refAffaire: `AFF-${String(at).padStart(4, '0')}`,
    lbAffaire: `Ponts ${at}`,
    lbClient: at % 10 === 9 ? 'Docks du Nord' : 'Fonderies',
    isActif: true,
    statut: 'OUVERTE',
  }))

const stale = () =>
  new CallFailure('refused', {
    status: 409,
    messages: [{ message: 'Modifiée entre-temps', eventType: 4, exception: null }],
  })

/** Opens the list of cases, selects all, and opens the dialog that sets their fields. */
async function opened(
  rows: () => readonly Affaire[],
  save: (input: Affaire) => Affaire,
  inserted: Promise<Affaire> = Promise.resolve(example),
) {
  const it = consoleInDom({
    at: '/Aff/Aff/AffaireList',
    answers: [
      answer(AffAffaire.GetList, () => [...rows()]),
      answer(AdmAgence.GetList),
      answer(AffAffaire.Update, (input) => save(input as unknown as Affaire)),
      answer(AffAffaire.Insert, () => inserted),
    ],
  })
  const grid = within(await screen.findByRole('grid', {}, slow))
  await expect.poll(() => screen.getByRole('grid').getAttribute('aria-busy'), slow).toBe('false')
  fireEvent.click(grid.getByRole('checkbox', { name: 'Tout sélectionner' }))
  const bar = within(await screen.findByRole('group', { name: 'Sélection' }, slow))
  fireEvent.click(await bar.findByRole('button', { name: 'Modifier la sélection' }, slow))
  const dialog = within(await screen.findByRole('dialog', { name: /^Modifier/ }, slow))
  /** Chooses how a field is set. */
  const choose = async (field: string, way: string) => {
    const box = await dialog.findByRole('combobox', { name: field }, slow)
    fireEvent.click(box)
    fireEvent.click(await screen.findByRole('option', { name: way }, slow))
  }
  return { it, dialog, choose }
}

test('of 250 cases ten are changed by others: 240 are saved, 10 named with why', async () => {
  const rows = cases(250)
  const { it, dialog, choose } = await opened(
    () => rows,
    (input) => {
      if (Number(input.refAffaire.slice(4)) % 25 === 0) throw stale()
      return { ...input, dtModification: `${input.dtModification}+` }
    },
  )
  await choose('Client', 'Mettre')
  fireEvent.change(await dialog.findByRole('textbox', { name: 'Nouvelle valeur' }, slow), {
    target: { value: 'Forges' },
  })
  fireEvent.click(dialog.getByRole('button', { name: 'Voir ce qui change' }))
  expect((await dialog.findByText(/^250 lignes changent\.$/, {}, slow)).textContent).toBeTruthy()
  expect(it.call.inputsOf(AffAffaire.Update)).toEqual([])
  fireEvent.click(dialog.getByRole('button', { name: /^Enregistrer 250 lignes$/ }))
  const report = within(await screen.findByRole('dialog', { name: /10 affaires/ }, slow))
  const named = report.getAllByRole('listitem').map((item) => item.textContent ?? '')
  expect(named).toHaveLength(10)
  expect(named[1]).toMatch(/Ponts 25.*Modifiée entre-temps/)
  const sent = it.call.inputsOf(AffAffaire.Update)
  expect(sent).toHaveLength(250)
  // Each record is sent with its other fields, and the stamp it was read with.
  expect(sent[7]).toMatchObject({ idAffaireGuid: idOf(7), lbAffaire: 'Ponts 7', lbClient: 'Forges' })
  expect(sent[7]?.dtModification).toBe(example.dtModification)
  expect(it.toasts.at(-1)?.text).toMatch(/^240 affaires modifiées/)
})

test('rows that a rule forbids or that stay the same are told beforehand and are not sent; it is taken back', async () => {
  const rows = cases(20)
  const now = new Map(rows.map((row) => [row.idAffaireGuid, row]))
  const { it, dialog, choose } = await opened(
    () => [...now.values()],
    (input) => {
      const saved = { ...(now.get(input.idAffaireGuid) ?? example), ...input }
      now.set(input.idAffaireGuid, saved)
      return saved
    },
  )
  await choose('Client', 'Remplacer dans le texte')
  fireEvent.change(await dialog.findByRole('textbox', { name: 'Chercher' }, slow), { target: { value: 'nord' } })
  fireEvent.change(dialog.getByRole('textbox', { name: 'Remplacer par' }), { target: { value: 'Sud' } })
  await choose('Libellé', 'Remplacer dans le texte')
  const [from] = dialog.getAllByRole('textbox', { name: 'Chercher' })
  const [to] = dialog.getAllByRole('textbox', { name: 'Remplacer par' })
  if (!from || !to) throw new Error('a second replacement has its own fields')
  fireEvent.change(from, { target: { value: 'Ponts 19' } })
  fireEvent.change(to, { target: { value: 'x'.repeat(201) } })
  fireEvent.click(dialog.getByRole('button', { name: 'Voir ce qui change' }))
  await dialog.findByText(
    /^Une ligne change, une est à corriger et ne sera pas envoyée, 18 restent comme elles sont\.$/,
    {},
    slow,
  )
  fireEvent.click(dialog.getByRole('button', { name: 'Enregistrer une ligne' }))
  await expect.poll(() => it.call.inputsOf(AffAffaire.Update), slow).toHaveLength(1)
  expect(now.get(idOf(9))?.lbClient).toBe('Docks du Sud')
  await expect.poll(() => it.toasts.at(-1)?.button?.text, slow).toBe('Annuler')
  it.toasts.at(-1)?.button?.onPress()
  await expect.poll(() => now.get(idOf(9))?.lbClient, slow).toBe('Docks du Nord')
})

test('what was set waits with why while another change runs', async () => {
  const running = Promise.withResolvers<Affaire>()
  const rows = cases(3)
  const { it, dialog, choose } = await opened(
    () => rows,
    (input) => input,
    running.promise,
  )
  await choose('Client', 'Mettre')
  fireEvent.change(await dialog.findByRole('textbox', { name: 'Nouvelle valeur' }, slow), {
    target: { value: 'Forges' },
  })
  fireEvent.click(dialog.getByRole('button', { name: 'Voir ce qui change' }))
  const save = await dialog.findByRole('button', { name: 'Enregistrer 3 lignes' }, slow)
  await act(
    async () =>
      void it.raise(bulkAsked, {
        place: 'AffAffAffairePrestationList',
        title: 'Ajouter',
        endpoint: AffAffaire.Insert,
        items: [{ keys: ['a'], name: 'Ponts', input: AffAffaire.Insert.example.input }],
      }),
  )
  await expect.poll(() => save.getAttribute('aria-description')).toBe('Une opération est en cours')
  fireEvent.click(save)
  expect(dialog.getByRole('button', { name: 'Enregistrer 3 lignes' })).toBe(save)
  await act(async () => running.resolve(example))
  await expect.poll(() => save.getAttribute('aria-description')).toBeNull()
  fireEvent.click(save)
  await expect.poll(() => it.call.inputsOf(AffAffaire.Update), slow).toHaveLength(3)
})
