import { SysLog, type Log } from '@ronde/contracts/services/Core/SysLog'
import { AffAffaire } from '@ronde/contracts/services/Aff/AffAffaire'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { placeOf } from '../../place/place.ts'
import { held, testConsole } from '../../testing/test-scope.ts'
import { answer } from '../../testing/answers.ts'
import { memoryBox } from '../../../base/box.ts'
import { bulkAsked, type BulkRun } from '../bulk.ts'
import {
  type Batch,
  type KeptBatch,
  batchesHere,
  batchOf,
  isKeptBatch,
  loggedBatches,
  rowBefore,
  wayOf,
} from './batch.ts'
import { $batchBox, $batches, batchesAsked, withBatch } from './batches.ts'

const [example] = SysLog.GetList.example.value
if (!example) throw new Error('the log has an example')
const minute = Date.parse('2026-03-30T10:00:00Z')
const line = (idLog: number, seconds: number, more: Partial<Log> = {}): Log => ({
  ...example,
  idLog,
  dtLog: new Date(minute + seconds * 1000).toISOString(),
  refObjet: String(idLog),
  lbObjet: `Objet ${idLog}`,
  changements: [
    { champ: 'lbClient', ancien: 'Docks', nouveau: 'Forges' },
    { champ: 'adresse', ancien: null, nouveau: '192.0.2.1' },
  ],
  ...more,
})
const rowsOf = (batches: readonly Batch[]) => batches.map(({ rows }) => rows.map(({ key }) => key))

describe('batches of the log', () => {
  test('lines of one person on the same fields, one after the other, are one batch; the newest first', () => {
    const lines = [line(1, 0), line(2, 3), line(3, 9), line(4, 60), line(5, 61)]
    expect(rowsOf(loggedBatches(lines.toReversed()))).toEqual([
      ['4', '5'],
      ['1', '2', '3'],
    ])
  })
  test.each<[string, Partial<Log>]>([
    ['another person', { idUser: 99 }],
    ['another action', { refAction: 'ACTIVATION' }],
    ['other fields', { changements: [{ champ: 'statut', ancien: 'OUVERTE', nouveau: 'CLOTUREE' }] }],
    ['a refusal', { refEtat: 'REFUS' }],
    ['nothing changed', { changements: [] }],
    ['the same record again', { refObjet: '1' }],
    ['a long pause', { dtLog: new Date(minute + 11_000).toISOString() }],
  ])('%s is not of it', (_, more) => {
    expect(loggedBatches([line(1, 0), line(2, 1, more)])).toEqual([])
  })
  test('where the call came from is nothing that changed', () => {
    expect(loggedBatches([line(1, 0), line(2, 1)])[0]?.rows[0]?.changes.map(({ champ }) => champ)).toEqual(['lbClient'])
  })
  test('every row of a batch is a line, whatever their order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 2 }), (ids) => {
        const found = rowsOf(loggedBatches(ids.map((id) => line(id, id * 2))))
        expect(found.flat().every((key) => ids.includes(Number(key)))).toBe(true)
        expect(new Set(found.flat()).size).toBe(found.flat().length)
      }),
    )
  })
})

describe('a row of a batch', () => {
  const row = { key: '1', name: 'A', changes: [{ champ: 'lbClient', ancien: null, nouveau: 'Forges' }] }
  const now = { ...AffAffaire.Get.example.value, lbClient: 'Forges' }
  test.each([
    ['can', now],
    ['was', { ...now, lbClient: null }],
    ['changed', { ...now, lbClient: 'Docks' }],
    ['gone', undefined],
  ])('%s', (way, there) => {
    expect(wayOf(row, there, AffAffaire.Update)).toBe(way)
  })
  test('is closed where the call does not take what was changed', () => {
    expect(wayOf({ ...row, changes: [{ champ: 'nbPrestation', ancien: 1, nouveau: 6 }] }, now, AffAffaire.Update)).toBe(
      'closed',
    )
  })
  test('before it, everything else is as it is now', () => {
    expect(rowBefore(row, { ...now, lbAffaire: 'Autre' })).toEqual({ ...now, lbAffaire: 'Autre', lbClient: null })
  })
})

describe('batches of this browser', () => {
  const before = AffAffaire.Get.example.value
  const input = { ...AffAffaire.Update.example.input, isActif: false }
  const rows = ['a', 'b'].map((idAffaireGuid) => ({ ...before, idAffaireGuid, isActif: true }))
  const items = rows.map((row) => ({
    keys: [row.idAffaireGuid],
    name: row.idAffaireGuid,
    before: row,
    input: placeOf({ view: '', params: {}, home: null, row }).input(AffAffaire.Update, {
      isActif: false,
      dtModification: '2026-03-31T08:00:00.000Z',
    }),
  }))
  const bulk = { place: 'AffAffAffaireList', title: 'Désactiver', endpoint: AffAffaire.Update, items }
  const run = (saved: BulkRun['saved']): BulkRun => ({ bulk, done: 2, saved, failed: [], state: 'done' })

  test('keep what was saved, by the fields that changed', () => {
    const batch = batchOf(run(items.map((item) => ({ item, value: input }))), 'x')
    expect(batch?.rows).toEqual(
      ['a', 'b'].map((key) => ({ key, name: key, changes: [{ champ: 'isActif', ancien: true, nouveau: false }] })),
    )
    expect(isKeptBatch(structuredClone(batch))).toBe(true)
  })
  test('one row is no batch', () => {
    expect(batchOf(run(items.slice(0, 1).map((item) => ({ item, value: input }))), 'x')).toBeNull()
  })
  test('that the log tells of too stand there once', () => {
    const own = batchOf(run(items.map((item) => ({ item, value: input }))), 'x')
    if (!own) throw new Error('two rows are a batch')
    const logged: Batch = { ...own, id: 'log 1', who: 'Alice Martin', title: null }
    const other: Batch = { ...logged, id: 'log 2', rows: logged.rows.map((row) => ({ ...row, key: `${row.key}2` })) }
    expect(batchesHere([own], [logged, other], () => true).map(({ id }) => id)).toEqual(['x', 'log 2'])
    expect(batchesHere([own], [logged, other], (key) => key === 'a2').map(({ id }) => id)).toEqual(['log 2'])
  })
  test('the oldest go where there are too many', () => {
    const one = { id: '0', at: '', who: null, title: '', view: '', rows: [] }
    const kept = Array.from({ length: 120 }, (_, at) => ({ ...one, id: String(at) }))
    expect(withBatch(kept, { ...one, id: 'new' }).map(({ id }) => id)).toEqual([
      'new',
      ...kept.slice(0, 99).map(({ id }) => id),
    ])
  })
  test('are kept when a run has ended, for who ran it', async () => {
    const box = memoryBox<KeptBatch>()
    const it = testConsole({
      answers: [answer(AffAffaire.Update, () => before)],
      values: [held($batchBox, box)],
    })
    await it.raise(bulkAsked, bulk)
    await it.raise(batchesAsked)
    expect(it.scope.getState($batches)).toMatchObject([{ title: 'Désactiver', view: bulk.place, rows: [{}, {}] }])
    expect(await box.read('somebody else')).toEqual([])
  })
})
