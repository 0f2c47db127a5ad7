import { menusOf } from '@ronde/contracts/navigation'
import { UsrUser } from '@ronde/contracts/services/Adm/UsrUser'
import { SysControlEdit } from '@ronde/contracts/services/Core/SysControlEdit'
import { SysTable } from '@ronde/contracts/services/Core/SysTable'
import { SysValeur } from '@ronde/contracts/services/Core/SysValeur'
import { RefParametre } from '@ronde/contracts/services/Prm/RefParametre'
import { RefReferentiel } from '@ronde/contracts/services/Prm/RefReferentiel'
import { CallFailure } from '@ronde/contracts/wire'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer } from '../kit/testing/answers.ts'
import { consoleInDom } from '../shell/testing/console-in-dom.tsx'
import { whole } from '../kit/testing/whole-dialog.ts'

// Loads the views before the first page asks for them.
import.meta.glob('./*/*/*/index.ts', { eager: true })

const slow = { timeout: 60_000 }
const anywhere = { hidden: true }
const [table] = SysTable.GetList.example.value
const [one] = SysValeur.GetList.example.value
if (!table || !one) throw new Error('the examples are empty')
type Valeur = typeof SysValeur.Insert.example.value
const named = (lbValeur: string, at: number): Valeur => ({
  ...one,
  idValeur: at,
  idValeurGuid: `00000000-0000-4000-8000-00000000000${at}`,
  refValeur: lbValeur.toUpperCase(),
  lbValeur,
  isActif: true,
})
const used = (code: string | null) =>
  new CallFailure('refused', {
    messages: [{ message: 'Utilisé 225 fois : suppression impossible', eventType: 4, exception: null, code }],
  })

interface Given {
  values: readonly Valeur[]
  code?: string | null
  /** Actions that the menus do not offer. */
  without?: string
}

/** Deletes all values of a list, which the server refuses. */
async function deleteAll({ values, code = 'R4', without }: Given) {
  const menus = menusOf(1).map((menu) =>
    menu.refMenu.startsWith('CoreSysTableAccueil')
      ? { ...menu, menuItems: menu.menuItems.filter(({ refAction }) => refAction !== without) }
      : menu,
  )
  const it = consoleInDom({
    at: `/Core/Sys/TableAccueil?idTableGuid=${table?.idTableGuid}`,
    answers: [
      answer(UsrUser.GetMenuList, () => menus),
      answer(SysTable.GetList, () => (table ? [{ ...table, refTypeTable: 'L' }] : [])),
      answer(SysValeur.GetList, () => [...values]),
      answer(SysValeur.Delete, () => Promise.reject(used(code))),
      answer(SysValeur.Update, ({ idValeurGuid, isActif }) => ({
        ...named('x', 1),
        idValeurGuid,
        isActif: isActif ?? true,
      })),
    ],
  })
  const grid = await screen.findByRole('grid', anywhere, slow)
  await expect.poll(() => grid.getAttribute('aria-busy')).toBe('false')
  fireEvent.click(within(grid).getByRole('checkbox', { name: 'Tout sélectionner', ...anywhere }))
  const bar = within(await screen.findByRole('group', { name: 'Sélection', ...anywhere }, slow))
  fireEvent.click(await bar.findByRole('button', { name: 'Supprimer', ...anywhere }, slow))
  const question = within(await screen.findByRole('alertdialog', anywhere, slow))
  fireEvent.click(question.getByRole('button', { name: 'Supprimer', ...anywhere }))
  await expect.poll(() => it.toasts.at(-1)?.type).toBe('error')
  return it
}

test('a value that is used (R4) is not deleted; it can be put out of use from the refusal', async () => {
  const it = await deleteAll({ values: [named('Bon', 1)] })
  const toast = it.toasts.at(-1)
  expect(toast?.text).toContain('Utilisé 225 fois')
  expect(toast?.button?.text).toBe('Désactiver')
  toast?.button?.onPress()
  await expect
    .poll(() => it.call.inputsOf(SysValeur.Update))
    .toMatchObject([{ idValeurGuid: named('', 1).idValeurGuid, refValeur: 'BON', isActif: false }])
  await expect.poll(() => it.toasts.at(-1)).toMatchObject({ type: 'success' })
})

test('a server without codes is heard in its words, and nothing is guessed from them', async () => {
  const it = await deleteAll({ values: [named('Bon', 1)], code: null })
  expect(it.toasts.at(-1)?.text).toContain('Utilisé 225 fois')
  expect(it.toasts.at(-1)?.button).toBeUndefined()
})

test('of several, the report offers it for those that are used', async () => {
  const it = await deleteAll({ values: [named('Bon', 1), { ...named('Neuf', 2), isActif: true }] })
  fireEvent.click(await screen.findByRole('button', { name: 'Désactiver (2)', ...anywhere }, slow))
  // A question is asked first, as by the list's button.
  const question = within(await screen.findByRole('alertdialog', anywhere, slow))
  fireEvent.click(question.getByRole('button', { name: 'Désactiver', ...anywhere }))
  await expect.poll(() => it.call.inputsOf(SysValeur.Update).map(({ isActif }) => isActif)).toEqual([false, false])
})

test('whoever may not change a value is not offered to put it out of use', async () => {
  const it = await deleteAll({ values: [named('Bon', 1)], without: 'Modifier' })
  expect(it.toasts.at(-1)?.button).toBeUndefined()
})

test('a parameter that holds values is not changed; its editor offers to deactivate it, and asks before what was typed is lost', async () => {
  const [parametre] = RefParametre.GetList.example.value
  const [referentiel] = RefReferentiel.GetList.example.value
  if (!parametre || !referentiel) throw new Error('the examples are empty')
  const refused = new CallFailure('refused', {
    messages: [{ message: 'Changement refusé : des valeurs existent', eventType: 4, exception: null, code: 'R31' }],
  })
  const it = consoleInDom({
    at: `/Prm/Ref/ParametreList?idReferentielGuid=${referentiel.idReferentielGuid}&idReferentielVersion=1&n.e=Modifier:${parametre.idParametre}`,
    answers: [
      answer(RefParametre.GetList, () => [parametre]),
      answer(RefReferentiel.GetList, () => []),
      answer(RefParametre.Update, ({ isActif }) =>
        isActif === false ? { ...parametre, isActif } : Promise.reject(refused),
      ),
    ],
  })
  const editor = within(await screen.findByRole('dialog', { ...anywhere, ...whole }, slow))
  fireEvent.change(await editor.findByRole('textbox', { name: /^Libellé/, ...anywhere }, slow), {
    target: { value: 'Autre' },
  })
  fireEvent.click(editor.getByRole('button', { name: 'Enregistrer', ...anywhere }))
  fireEvent.click(await editor.findByRole('button', { name: 'Désactiver', ...anywhere }, slow))
  const question = within(await screen.findByRole('alertdialog', anywhere, slow))
  fireEvent.click(question.getByRole('button', { name: /Quitter|Abandonner/, ...anywhere }))
  await expect
    .poll(() => it.call.inputsOf(RefParametre.Update).at(-1))
    .toMatchObject({ idParametre: parametre.idParametre, lbParametre: parametre.lbParametre, isActif: false })
})

const keysOf = (idReferentielGuid: string) => `idReferentielGuid=${idReferentielGuid}&idReferentielVersion=1`

test.each([
  ['parameter', '/Prm/Ref/ParametreList', 'n.e=Creer'],
  ['property', '/Prm/Ref/ReferentielAccueil', 'p.e=AjouterPropriete'],
])('a new %s is asked for a table where its values come from one, and has to name it', async (_, path, opens) => {
  const [referentiel] = RefReferentiel.GetList.example.value
  if (!referentiel) throw new Error('the example is empty')
  consoleInDom({
    at: `${path}?${keysOf(referentiel.idReferentielGuid)}&${opens}`,
    answers: [
      answer(SysControlEdit.GetList, () => [
        { idControlEdit: 1, refControl: 'Text', lbControl: 'Texte', type: 'T' },
        { idControlEdit: 9, refControl: 'SysValeur', lbControl: 'Valeur d’une table', type: 'T' },
      ]),
    ],
  })
  const form = within(await screen.findByRole('dialog', { ...anywhere, ...whole }, slow))
  const box = (name: string) => form.findByRole<HTMLInputElement>('combobox', { name, ...anywhere }, slow)
  const control = async (typed: string) => {
    await expect.poll(async () => (await box('Contrôle')).disabled).toBe(false)
    const field = await box('Contrôle')
    fireEvent.change(field, { target: { value: typed } })
    await expect.poll(() => field.getAttribute('aria-activedescendant')).not.toBeNull()
    fireEvent.keyDown(field, { key: 'Enter' })
  }
  await control('texte')
  expect(form.queryByRole('combobox', { name: 'Table des valeurs', ...anywhere })).toBeNull()
  await control('valeur')
  const ofTable = await box('Table des valeurs')
  fireEvent.click(form.getByRole('button', { name: 'Enregistrer', ...anywhere }))
  await expect.poll(() => ofTable.getAttribute('aria-invalid')).toBe('true')
  await control('texte')
  await expect.poll(() => form.queryByRole('combobox', { name: 'Table des valeurs', ...anywhere })).toBeNull()
})

test('a table made in code is not deactivated: chosen with others it is left out, and says why', async () => {
  const tables = [
    {
      ...table,
      idTableGuid: '00000000-0000-4000-8000-000000000001',
      lbTable: 'Marques',
      isGenerer: false,
      isActif: true,
    },
    {
      ...table,
      idTableGuid: '00000000-0000-4000-8000-000000000002',
      lbTable: 'Niveaux',
      isGenerer: true,
      isActif: true,
    },
  ]
  const it = consoleInDom({
    at: '/Core/Sys/TableList',
    answers: [
      answer(SysTable.GetList, () => tables),
      answer(SysTable.ChangeActif, ({ idTableGuid, isActif }) => ({ ...table, idTableGuid, isActif })),
    ],
  })
  const grid = await screen.findByRole('grid', anywhere, slow)
  await expect.poll(() => grid.getAttribute('aria-busy')).toBe('false')
  fireEvent.click(within(grid).getByRole('checkbox', { name: 'Tout sélectionner', ...anywhere }))
  const bar = within(await screen.findByRole('group', { name: 'Sélection', ...anywhere }, slow))
  fireEvent.click(await bar.findByRole('button', { name: 'Désactiver', ...anywhere }, slow))
  const question = within(await screen.findByRole('alertdialog', anywhere, slow))
  expect(question.getByText(/Désactiver la table «.Marques.».\? Ses valeurs ne seront plus proposées\./)).toBeTruthy()
  expect(question.getByText(/Laissé de côté.*Niveaux.*générée par le code/)).toBeTruthy()
  fireEvent.click(question.getByRole('button', { name: 'Désactiver', ...anywhere }))
  await expect
    .poll(() => it.call.inputsOf(SysTable.ChangeActif))
    .toMatchObject([{ idTableGuid: tables[0]?.idTableGuid, isActif: false }])
})
