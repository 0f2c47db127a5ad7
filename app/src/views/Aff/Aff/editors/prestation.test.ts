import { AffAffaire } from '@ronde/contracts/services/Aff/AffAffaire'
import { AffAffairePrestation } from '@ronde/contracts/services/Aff/AffAffairePrestation'
import { GamGamme } from '@ronde/contracts/services/Prm/GamGamme'
import { ModModeInspection } from '@ronde/contracts/services/Prm/ModModeInspection'
import { RefReferentiel } from '@ronde/contracts/services/Prm/RefReferentiel'
import { check } from '@ronde/contracts/wire'
import { describe, expect, test } from 'vitest'
import { contextAt } from '../../../../kit/editor/testing/no-context.ts'
import type { EditorContext, ReadSource, Source } from '../../../../kit/editor/context.ts'
import type { Editor } from '../../../../kit/editor/editor.ts'
import { rulesOf } from '../../../../kit/editor/rules.ts'
import { askedOf } from '../../../../kit/editor/use-sources.ts'
import { initialValues, inputOf } from '../../../../kit/editor/values.ts'
import { textIn } from '../../../../locales/testing/texts.ts'
import { affaire } from './affaire.ts'
import { agence } from './agence.ts'
import {
  affaires,
  gammes,
  known,
  lieux,
  localisations,
  materiels,
  modes,
  narrowedToNiveau,
  niveaux,
  ofNiveau,
  type PrestationValues,
} from './prestation-sources.ts'
import { prestation } from './prestation.ts'

const mode = ModModeInspection.GetList.example.value[0]
const gamme = GamGamme.GetFilteredList.example.value[0]
const lieu = RefReferentiel.GetLieuList.example.value[0]
if (!mode || !gamme || !lieu) throw new Error('the examples are empty')
const referentiel = { idReferentielGuid: mode.idReferentielGuid, idReferentielVersion: mode.idReferentielVersion }

const context: EditorContext = contextAt({ params: { idAffaireGuid: '7d1f' } })
const empty: PrestationValues = initialValues(prestation, context)
const whole: PrestationValues = {
  ...empty,
  mode: { idModeversion: mode.idModeversion },
  lieu: { idLocalisation: lieu.idLocalisation },
  gamme: { idGammeVersion: gamme.idGammeVersion },
}

const rowsOf = new Map<unknown, readonly unknown[]>([
  [modes, [mode]],
  [lieux, [lieu]],
  [gammes, [gamme]],
])
const reading = (more: readonly (readonly [unknown, readonly unknown[]])[] = []): ReadSource => {
  const rows = new Map([...rowsOf, ...more])
  return ((source: unknown) => rows.get(source) ?? null) as ReadSource
}
const nothing = (() => null) as ReadSource

const asked = (source: Source, values: PrestationValues, read = reading(), where = context) =>
  askedOf(source, { ...values }, read, where, '').input

describe('what is asked', () => {
  test('cases only where the page names none', () => {
    expect(asked(affaires, empty)).toBeNull()
    expect(asked(affaires, empty, reading(), { ...context, params: {} })).toEqual({})
  })

  test('modes at once, the rest once what it depends on is known', () => {
    expect(asked(modes, empty, nothing)).toEqual({})
    for (const source of [lieux, localisations, gammes, materiels, known]) expect(asked(source, empty)).toBeNull()
  })

  test('places once the mode is chosen and read', () => {
    const values = { ...empty, mode: { idModeversion: mode.idModeversion } }
    expect(asked(lieux, values, nothing)).toBeNull()
    expect(asked(lieux, values)).toEqual(referentiel)
    expect(asked(localisations, values)).toBeNull()
  })

  test('locations and ranges once the place is chosen; ranges at the location, else at the place', () => {
    const values = { ...empty, mode: { idModeversion: mode.idModeversion }, lieu: { idLocalisation: 1 } }
    expect(asked(localisations, values)).toEqual({ ...referentiel, idLieu: 1 })
    expect(asked(gammes, values)).toEqual({ idModeGuid: mode.idModeGuid, idLocalisation: 1 })
    expect(asked(gammes, { ...values, idLocalisation: 2 })).toEqual({ idModeGuid: mode.idModeGuid, idLocalisation: 2 })
  })

  test('locations of a level once one is chosen, in the referential of the mode', () => {
    const values = { ...empty, mode: { idModeversion: mode.idModeversion }, lieu: { idLocalisation: 1 } }
    expect(asked(niveaux, { ...values, lieu: null })).toBeNull()
    expect(asked(niveaux, values)).toEqual(referentiel)
    expect(asked(ofNiveau, values)).toBeNull()
    expect(asked(ofNiveau, { ...values, niveau: 3 })).toEqual({ ...referentiel, idValeur: 3 })
  })

  test('equipment and earlier services once the range is chosen', () => {
    expect(asked(materiels, whole)).toEqual({
      idGammeVersion: gamme.idGammeVersion,
      idLocalisation: lieu.idLocalisation,
    })
    expect(asked(known, whole)).toEqual({ idModeGuid: mode.idModeGuid, refGamme: gamme.ref, take: 1 })
    expect(asked(known, whole, reading([[gammes, []]]))).toBeNull()
  })

  test('what is not asked yet says what it waits for', () => {
    const waitsFor = (source: Source, values: PrestationValues) =>
      askedOf(source, { ...values }, reading(), context, '').waitsFor
    expect([lieux, localisations, gammes].map((source) => waitsFor(source, empty))).toEqual(['mode', 'mode', 'mode'])
    const values = { ...empty, mode: { idModeversion: mode.idModeversion } }
    expect([localisations, gammes].map((source) => waitsFor(source, values))).toEqual(['lieu', 'lieu'])
    expect(waitsFor(materiels, values)).toBe('gamme')
    expect(waitsFor(gammes, whole)).toBeNull()
  })
})

test('modes that are approved are offered; drafts, archived and inactive ones are not', () => {
  const field = prestation.fields.find(({ name }) => name === 'mode')
  const usable = { ...mode, isActif: true, statut: 'VALIDE' }
  const offered = (more: object) => field?.kind === 'choice' && field.offered?.({ ...usable, ...more })
  const others = [{ statut: 'BROUILLON' }, { statut: 'ARCHIVE' }, { isActif: false }]
  expect([{}, ...others].map(offered)).toEqual([true, false, false, false])
})

test('a level leaves the locations of the place that are of it, and those above them, which cannot be chosen', () => {
  const [halle] = RefReferentiel.GetLocalisationList.example.value
  if (!halle) throw new Error('the example is empty')
  const at = (idLocalisation: number, idValeur: number) => ({ ...halle, idLocalisation, idValeur })
  const all = [at(10, 2), at(20, 2), at(101, 3), at(102, 3)]
  // The level is asked for in the whole referential.
  const read = reading([[ofNiveau, [at(1, 1), at(10, 2), at(101, 3), at(102, 3), at(901, 3)]]])
  const rows = narrowedToNiveau(all, read, { niveau: 3 })
  expect(rows.map(({ idLocalisation, isAbove = false }) => [idLocalisation, isAbove])).toEqual([
    [10, true],
    [101, false],
    [102, false],
  ])
  expect(narrowedToNiveau(all, read, { niveau: 3 })).toBe(rows)
  expect(narrowedToNiveau(all, read, {})).toBe(all)
  expect(narrowedToNiveau(all, nothing, { niveau: 3 })).toBe(all)
})

describe('what is computed', () => {
  const derive = (values: PrestationValues, read: ReadSource, touched: string[] = []) =>
    prestation.derive?.({ ...values }, read, touched, context)
  const year = new Date().getFullYear()

  test('the label, from place, range and year', () => {
    expect(derive(whole, reading())).toMatchObject({ lbInspection: `Insp-${lieu.lbLocalisation}-${gamme.ref}-${year}` })
    expect(derive({ ...whole, gamme: null }, reading())).toMatchObject({ lbInspection: '' })
  })

  test('the first inspection of that mode and range is checked by itself [3.first-inspection]', () => {
    expect(derive(whole, reading([[known, []]]))).toMatchObject({ isInitiale: true })
    expect(derive(whole, reading([[known, [AffAffairePrestation.Insert.example.value]]]))).toMatchObject({
      isInitiale: false,
    })
  })

  test('it is not while the earlier ones are not known, or no range is chosen', () => {
    expect(derive(whole, reading())).toMatchObject({ isInitiale: false })
    expect(derive({ ...whole, gamme: null }, reading([[known, []]]))).toMatchObject({ isInitiale: false })
  })

  test('what the user says himself is left alone', () => {
    expect(derive(whole, reading([[known, []]]), ['isInitiale'])).not.toHaveProperty('isInitiale')
  })
})

describe('what is sent', () => {
  test('is what the contract takes; blank texts are none', () => {
    const input = inputOf(
      prestation,
      {
        ...whole,
        materiels: [{ idMateriel: 1 }, { idMateriel: 2 }],
        dtEcheance: '2026-06-30',
        referenceclient: '  ',
        niveau: 3,
        libelle: ' x ',
      },
      context,
    )
    expect(() => check(AffAffairePrestation.Insert.input, input, 'Insert')).not.toThrow()
    expect(input).not.toHaveProperty('niveau')
    expect(input).toMatchObject({
      idAffaireGuid: '7d1f',
      mode: { idModeversion: mode.idModeversion },
      lieu: { idLocalisation: lieu.idLocalisation },
      gamme: { idGammeVersion: gamme.idGammeVersion },
      materiels: [{ idMateriel: 1 }, { idMateriel: 2 }],
      referenceclient: null,
      libelle: 'x',
    })
  })

  test('without a range says so', () => {
    expect(inputOf(prestation, { ...whole, gamme: null }, context)).toMatchObject({ gamme: null })
  })
})

test('what a service, a case and an agency cannot be without is asked for', () => {
  const required = (of: Editor) =>
    Object.entries(rulesOf(of, of.fields, {}, textIn('fr'))).flatMap(([name, rules]) =>
      [rules ?? []].flat().includes('REQUISE') ? [name] : [],
    )
  expect(required(prestation)).toEqual(['idAffaireGuid', 'mode', 'lieu', 'dtEcheance'])
  expect(required(affaire(AffAffaire.Update))).toEqual(['refAffaire', 'statut', 'lbAffaire', 'idAgence', 'idUserRAF'])
  expect(required(agence)).toEqual(['lbAgence'])
})
