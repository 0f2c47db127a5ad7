import { AffAffaire } from '@ronde/contracts/services/Aff/AffAffaire'
import { AffAffairePrestation, type Prestation } from '@ronde/contracts/services/Aff/AffAffairePrestation'
import { GamGamme } from '@ronde/contracts/services/Prm/GamGamme'
import { ModModeInspection } from '@ronde/contracts/services/Prm/ModModeInspection'
import { type Localisation, RefReferentiel } from '@ronde/contracts/services/Prm/RefReferentiel'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answer } from '../kit/testing/answers.ts'
import { consoleInDom } from '../shell/testing/console-in-dom.tsx'
import services from './Aff/Aff/AffairePrestationList/index.ts'
import { whole } from '../kit/testing/whole-dialog.ts'

// Loads the views before the first page asks for them.
import.meta.glob('./*/*/*/index.ts', { eager: true })

const slow = { timeout: 60_000 }
/** Skips the check that elements are visible, which costs jsdom seconds. */
const anywhere = { hidden: true }
const visit = AffAffairePrestation.Insert.example.value
const list = '/Aff/Aff/AffairePrestationList'
const heading = async (text: string) => {
  await expect.poll(() => document.querySelector('h1')?.textContent).toMatch(new RegExp(`${text}$`))
}

describe('the list', () => {
  const at = (
    idPrestation: number,
    lbLocalisation: string | null,
    lieu: string,
    more: Partial<Prestation> = {},
  ): Prestation => ({
    ...visit,
    idPrestation,
    reference: `PRE-${idPrestation}`,
    lbLocalisation,
    lieu: { ...visit.lieu, lbLocalisation: lieu, lbAffichage: lieu },
    ...more,
  })
  const rows = [
    at(1, null, 'Usine', { lbClient: 'Fonderies', mode: { ...visit.mode, lbMode: 'Incendie' } }),
    at(2, 'Usine / Halle A', 'Usine', { lbClient: 'Docks', refAffaire: 'AFF-2', lbAffaire: 'Grues du port' }),
    at(3, 'Usine / Halle A / Local 1', 'Usine', { lbClient: 'Docks' }),
    at(4, 'Usine / Halle AB', 'Usine', { lbClient: null }),
    at(5, 'Dépôt', 'Dépôt', { lbClient: 'Docks' }),
  ]
  const open = (query: string) =>
    consoleInDom({ at: `${list}${query}`, answers: [answer(AffAffairePrestation.GetList, () => rows)] })
  const opened = async (name: string) => {
    fireEvent.click(await screen.findByRole('button', { name, ...anywhere }, slow))
    return within(await screen.findByRole('dialog', { ...anywhere, ...whole }, slow))
  }

  test.each([
    ['f.lbLocalisation=Usine', '4 / 5'],
    ['f.lbLocalisation=Usine*20*2f*20Halle*20A', '2 / 5'],
    ['f.mode=Incendie', '1 / 5'],
    ['f.refAffaire=AFF-2', '1 / 5'],
    ['f.lbClient=Docks', '3 / 5'],
    ['f.lbClient=Docks&f.lbLocalisation=Usine*20*2f*20Halle*20A*20*2f*20Local*201', '1 / 5'],
  ])('with %s in its address shows %s, and a chip that takes each away', async (query, count) => {
    open(`?${query}`)
    await heading(`Prestations ${count}`)
    const chips = () => screen.queryAllByRole('button', { name: /^Retirer le filtre/, ...anywhere })
    for (let left = chips().length; left > 0; left--) {
      fireEvent.click(chips()[0] ?? document.body)
      await expect.poll(() => chips().length).toBe(left - 1)
    }
    await heading('Prestations 5')
  })

  test('places are chosen in a tree, which is made as the filter opens', async () => {
    open('?f.statut=APLANIFIER')
    await heading('Prestations 5')
    const editor = await opened('Localisation')
    expect(await editor.findByRole('tree', { name: 'Localisation', ...anywhere }, slow)).toBeTruthy()
  })

  test('a case is chosen by its reference and its label, computed as the filter opens', async () => {
    open('?f.statut=APLANIFIER')
    await heading('Prestations 5')
    const editor = await opened('Affaire')
    fireEvent.click(await editor.findByRole('checkbox', { name: 'AFF-2 · Grues du port', ...anywhere }, slow))
    await heading('Prestations 1 / 5')
    expect(await screen.findAllByText(/AFF-2 · Grues du port/)).not.toHaveLength(0)
  })

  test('the details of a service say piece by piece what it is for', () => {
    const column = services.config.config.columns.find(({ field }) => field === 'materiels')
    const [piece] = visit.materiels
    const shown = render(
      <>{column?.whole?.({ ...visit, materiels: [piece, { ...piece, idMateriel: 2, refMateriel: 'PR-002' }] })}</>,
    ).container
    expect([...shown.children].map(({ textContent }) => textContent)).toEqual([
      `PR-001 · ${piece?.lb} · ${piece?.local}`,
      `PR-002 · ${piece?.lb} · ${piece?.local}`,
    ])
  })
})

const place = (idLocalisation: number, idLocalisationParent: number, lbLocalisation: string): Localisation => {
  const [halle] = RefReferentiel.GetLocalisationList.example.value
  if (!halle) throw new Error('the example is empty')
  return {
    ...halle,
    idLocalisation,
    idLocalisationParent,
    lbLocalisation,
    refLocalisation: `L-${idLocalisation}`,
    lbAffichage: `Usine / ${lbLocalisation}`,
  }
}

describe('the editor', () => {
  // Below the place of the example, whose key is 1: 50 halls of 99 rooms.
  const halls = Array.from({ length: 50 }, (_, hall) => place(100 + hall, 1, `Halle ${hall + 1}`))
  const rooms = halls.flatMap(({ idLocalisation }) =>
    Array.from({ length: 99 }, (_, at) => place(idLocalisation * 1000 + at, idLocalisation, `Local ${at + 1}`)),
  )
  const [mode] = ModModeInspection.GetList.example.value
  const approved = () => (mode ? [{ ...mode, isActif: true, statut: 'VALIDE' }] : [])
  const box = (name: string) => screen.findByRole<HTMLInputElement>('combobox', { name, ...anywhere }, slow)
  const choose = async (name: string, typed: string) => {
    await expect.poll(async () => (await box(name)).disabled).toBe(false)
    const field = await box(name)
    fireEvent.change(field, { target: { value: typed } })
    await expect.poll(() => field.getAttribute('aria-activedescendant')).not.toBeNull()
    fireEvent.keyDown(field, { key: 'Enter' })
  }
  const open = () =>
    consoleInDom({
      at: `${list}?f.statut=APLANIFIER&idAffaireGuid=${visit.idAffaireGuid}&e=AjouterPrestation`,
      answers: [
        answer(ModModeInspection.GetList, approved),
        answer(RefReferentiel.GetLocalisationList, () => [...halls, ...rooms]),
        answer(AffAffairePrestation.GetList, () => []),
      ],
    })

  test('one of 5,000 locations is found by words of its path, by keys alone, and shown by its path', async () => {
    const it = open()
    await choose('Mode d’inspection', 'lev')
    await choose('Lieu', 'usine')
    const location = await box('Localisation')
    expect(location.getAttribute('aria-haspopup')).toBe('tree')
    await choose('Localisation', 'halle 7 local 42')
    await expect.poll(() => location.value).toBe('Halle 7 › Local 42')
    // Branches can also be opened one by one; the chosen place is shown with its ancestors.
    fireEvent.keyDown(location, { key: 'ArrowDown' })
    const chosen = await screen.findByRole('treeitem', { selected: true, ...anywhere })
    expect([chosen.textContent, chosen.getAttribute('aria-level')]).toEqual(['Local 42Bâtiment · L-106041', '2'])
    fireEvent.keyDown(location, { key: 'ArrowLeft' })
    fireEvent.keyDown(location, { key: 'Enter' })
    await expect.poll(() => location.value).toBe('Halle 7')
    await expect.poll(() => it.call.inputsOf(GamGamme.GetFilteredList).at(-1)).toMatchObject({ idLocalisation: 106 })
  })

  test('the locations can be narrowed to those of a level, which is asked of the server', async () => {
    const [level] = RefReferentiel.GetValeurLocalisationStructureList.example.value
    if (!level) throw new Error('the example is empty')
    const of = (row: Localisation | undefined, idValeur: number) => (row ? [{ ...row, idValeur }] : [])
    const below = [...of(halls[0], 2), ...of(rooms[0], 3), ...of(halls[1], 2)]
    const it = consoleInDom({
      at: `${list}?f.statut=APLANIFIER&idAffaireGuid=${visit.idAffaireGuid}&e=AjouterPrestation`,
      answers: [
        answer(ModModeInspection.GetList, approved),
        answer(RefReferentiel.GetLocalisationList, () => below),
        answer(RefReferentiel.GetValeurLocalisationStructureList, () => [
          { ...level, idValeur: 1, lbValeur: 'Site', niveau: 1 },
          { ...level, idValeur: 3, lbValeur: 'Local', niveau: 3 },
        ]),
        answer(RefReferentiel.GetFilterLocalisationList, () => below.slice(0, 2)),
        answer(AffAffairePrestation.GetList, () => []),
      ],
    })
    await choose('Mode d’inspection', 'lev')
    await choose('Lieu', 'usine')
    fireEvent.keyDown(await box('Niveau'), { key: 'ArrowDown' })
    expect((await screen.findAllByRole('option', anywhere)).map(({ textContent }) => textContent)).toEqual(['Local'])
    await choose('Niveau', 'local')
    await expect.poll(() => it.call.inputsOf(RefReferentiel.GetFilterLocalisationList)).toMatchObject([{ idValeur: 3 }])
    const location = await box('Localisation')
    fireEvent.keyDown(location, { key: 'ArrowDown' })
    const branches = async () =>
      (await screen.findAllByRole('treeitem', anywhere)).map((item) => [item.textContent, item.ariaDisabled])
    await expect.poll(branches).toEqual([['Halle 1Bâtiment · L-100', 'true']])
    fireEvent.keyDown(location, { key: 'Escape' })
    await choose('Localisation', 'local 1')
    await expect.poll(() => location.value).toBe('Halle 1 › Local 1')
  })

  test('a service that was saved is in the list at once, and says what it is for', async () => {
    let rows: Prestation[] = []
    const piece = visit.materiels[0] && { ...visit.materiels[0], lb: 'Grue Zéphyr' }
    const added = { ...visit, idPrestation: 7, materiels: piece ? [piece] : [] }
    const it = consoleInDom({
      // A search for the name of a piece finds the service whose row contains it.
      at: `${list}?n.q=${piece?.lb}&idAffaireGuid=${visit.idAffaireGuid}&e=AjouterPrestation`,
      answers: [
        answer(ModModeInspection.GetList, approved),
        answer(AffAffairePrestation.GetList, () => rows),
        answer(AffAffairePrestation.Insert, () => {
          rows = [added]
          return added
        }),
      ],
    })
    await choose('Mode d’inspection', 'lev')
    await choose('Lieu', 'usine')
    await choose('Gamme', 'lev')
    await choose('Matériels', 'PR-001')
    const due = await screen.findByRole('textbox', { name: 'Échéance', ...anywhere })
    fireEvent.change(due, { target: { value: '30/06/2036' } })
    fireEvent.blur(due)
    fireEvent.click(screen.getByRole('button', { name: 'Enregistrer', ...anywhere }))
    await expect
      .poll(() => it.call.inputsOf(AffAffairePrestation.Insert))
      .toMatchObject([{ materiels: [{ idMateriel: 1 }] }])
    // The case counts its services: it is loaded again.
    await expect.poll(() => it.call.inputsOf(AffAffaire.Get).length).toBeGreaterThan(1)
    await expect
      .poll(() => [...document.querySelectorAll('h2')].map(({ textContent }) => textContent))
      .toContain('Prestations 1')
  })
})
