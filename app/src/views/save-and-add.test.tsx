import { AdmAgence } from '@ronde/contracts/services/Adm/AdmAgence'
import { UsrUser } from '@ronde/contracts/services/Adm/UsrUser'
import { AffAffaire, type Affaire } from '@ronde/contracts/services/Aff/AffAffaire'
import { CallFailure } from '@ronde/contracts/wire'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answer } from '../kit/testing/answers.ts'
import { consoleInDom } from '../shell/testing/console-in-dom.tsx'

// Loads the views before the first page asks for them.
import.meta.glob('./*/*/*/index.ts', { eager: true })

const slow = { timeout: 60_000 }
const example = AffAffaire.Get.example.value
const [agence] = AdmAgence.GetList.example.value
const [person] = UsrUser.GetList.example.value
if (!agence || !person) throw new Error('the examples have rows')
const row: Affaire = {
  ...example,
  refAffaire: 'AFF-1',
  lbAffaire: 'Ponts roulants',
  lbClient: 'Fonderies',
  idAgence: agence.idAgence,
  idUserRAF: person.idUser,
}

const open = (query: string, save: (input: { refAffaire: string }) => Affaire = (input) => ({ ...row, ...input })) =>
  consoleInDom({
    at: `/Aff/Aff/AffaireList${query}`,
    answers: [
      answer(AffAffaire.GetList, () => [row]),
      answer(AdmAgence.GetList, () => [agence]),
      answer(UsrUser.GetList, () => [{ ...person, isActif: true, isLocked: false }]),
      answer(AffAffaire.Insert, (input) => save(input as unknown as { refAffaire: string })),
    ],
  })
const form = async () => within(await screen.findByRole('dialog', { name: 'Nouvelle affaire' }, slow))
const field = async (name: RegExp) => (await form()).findByRole<HTMLInputElement>('textbox', { name }, slow)
const press = async (name: string) => fireEvent.click((await form()).getByRole('button', { name }))
const type = async (name: RegExp, value: string) => fireEvent.change(await field(name), { target: { value } })

describe('a new record like a row', () => {
  test('begins with what the row has, but for its reference', async () => {
    const { call } = open(`?e=Creer:${row.idAffaireGuid}`)
    await expect.poll(async () => (await field(/^Libellé/)).value, slow).toBe('Ponts roulants')
    expect((await field(/^Référence/)).value).toBe('')
    await type(/^Référence/, 'AFF-2')
    await press('Enregistrer')
    await expect
      .poll(() => call.inputsOf(AffAffaire.Insert), slow)
      .toMatchObject([
        { refAffaire: 'AFF-2', lbAffaire: 'Ponts roulants', lbClient: 'Fonderies', idAgence: row.idAgence },
      ])
    await expect.poll(() => screen.queryByRole('dialog'), slow).toBeNull()
  })
})

describe('save and add', () => {
  test('saves, and begins another with what stays the same', async () => {
    const { call } = open(`?e=Creer:${row.idAffaireGuid}`)
    for (const reference of ['AFF-2', 'AFF-3']) {
      await expect.poll(async () => (await field(/^Référence/)).value, slow).toBe('')
      await type(/^Référence/, reference)
      await press('Enregistrer et ajouter')
      await expect.poll(() => call.inputsOf(AffAffaire.Insert).at(-1)?.refAffaire, slow).toBe(reference)
    }
    await expect.poll(async () => (await field(/^Référence/)).value, slow).toBe('')
    expect((await field(/^Libellé/)).value).toBe('Ponts roulants')
    await press('Annuler')
    // Nothing was typed since: closing asks no question.
    await expect.poll(() => screen.queryByRole('dialog'), slow).toBeNull()
    expect(call.inputsOf(AffAffaire.Insert)).toHaveLength(2)
  })
  test('a refusal keeps what was typed; saved by the other button it closes', async () => {
    let isFirst = true
    const { call } = open(`?e=Creer:${row.idAffaireGuid}`, (input) => {
      if (isFirst) {
        isFirst = false
        throw new CallFailure('refused', {
          status: 200,
          messages: [{ message: 'Cette référence existe déjà', eventType: 4, exception: null }],
        })
      }
      return { ...row, ...input }
    })
    await expect.poll(async () => (await field(/^Libellé/)).value, slow).toBe('Ponts roulants')
    await type(/^Référence/, 'AFF-1')
    await press('Enregistrer et ajouter')
    await (await form()).findByText('Cette référence existe déjà', {}, slow)
    expect((await field(/^Référence/)).value).toBe('AFF-1')
    await type(/^Référence/, 'AFF-9')
    await press('Enregistrer')
    await expect.poll(() => call.inputsOf(AffAffaire.Insert), slow).toHaveLength(2)
    await expect.poll(() => screen.queryByRole('dialog'), slow).toBeNull()
  })
})
