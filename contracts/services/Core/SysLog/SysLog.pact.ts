import { expect } from 'vitest'
import { interaction } from '../../../wire/pact/interaction.ts'
import { refusals } from '../../../wire/pact/refusals.ts'
import { admin, signedIn } from '../SecAuthentification/states.ts'
import { type Log, logActions, logEtats, renamed, SysLog } from './endpoints.ts'
import { lineWritten } from './states.ts'

const { lbEtat: _, lbAction: __, ...line } = renamed
const written = lineWritten(line)

/** A sign-in that failed, of somebody nobody knows. */
const failed: Log = {
  ...renamed,
  idLog: 13,
  dtLog: '2026-03-31T06:10:00.000Z',
  refEtat: 'REFUS',
  lbEtat: 'Refus',
  refAction: 'CONNEXION',
  lbAction: 'Connexion',
  idUser: null,
  lbUser: null,
  typeObjet: null,
  refObjet: null,
  lbObjet: null,
  message: 'Identifiant ou mot de passe incorrect',
  changements: [],
}
const { lbEtat: ___, lbAction: ____, ...failure } = failed
const there = [signedIn(admin), written, lineWritten(failure)]

interaction('the newest first, with what has no user and no object', {
  given: there,
  call: SysLog.GetList,
  only: [failed, renamed],
  then: ({ value }) => expect(value).toEqual([failed, renamed]),
})

interaction('a page of them', {
  given: there,
  call: SysLog.GetList,
  input: { skip: 1, take: 1 },
  only: [renamed],
  then: ({ value }) => expect(value).toEqual([renamed]),
})

interaction('of a span of time, its ends included', {
  given: there,
  call: SysLog.GetList,
  input: { dtDebut: '2026-03-30T00:00:00.000Z', dtFin: renamed.dtLog },
  only: [renamed],
  then: ({ value }) => expect(value).toHaveLength(1),
})

interaction('of some states and actions', {
  given: there,
  call: SysLog.GetList,
  input: { refEtat: ['REFUS', 'ERREUR'], refAction: ['CONNEXION', 'DROITS'] },
  only: [failed],
  then: ({ value }) => expect(value?.[0]?.refEtat).toBe('REFUS'),
})

interaction('of a state', {
  given: there,
  call: SysLog.GetList,
  input: { refEtat: ['REFUS'] },
  only: [failed],
  then: ({ value }) => expect(value).toHaveLength(1),
})

interaction('of an action', {
  given: there,
  call: SysLog.GetList,
  input: { refAction: ['CONNEXION'] },
  only: [failed],
  then: ({ value }) => expect(value).toHaveLength(1),
})

interaction('the newest alone', {
  given: there,
  call: SysLog.GetList,
  input: { skip: 0, take: 1 },
  only: [failed],
  then: ({ value }) => expect(value).toHaveLength(1),
})

interaction('from an instant on', {
  given: there,
  call: SysLog.GetList,
  input: { dtDebut: failed.dtLog },
  only: [failed],
  then: ({ value }) => expect(value).toHaveLength(1),
})

interaction('of a user', {
  given: there,
  call: SysLog.GetList,
  input: { idUser: [3] },
  only: [renamed],
  then: ({ value }) => expect(value?.[0]?.lbUser).toBe('Alice Martin'),
})

interaction('by a word, without regard to case', {
  given: there,
  call: SysLog.GetList,
  input: { search: 'MARTIN' },
  only: [renamed],
  then: ({ value }) => expect(value).toHaveLength(1),
})

interaction('the oldest first', {
  given: there,
  call: SysLog.GetList,
  input: { sort: 'dtLog' },
  only: [renamed, failed],
  then: ({ value }) => expect(value?.[0]?.idLog).toBe(renamed.idLog),
})

interaction('when there is none', { given: [signedIn(admin)], call: SysLog.GetList, only: [], then: ({ value }) => expect(value).toEqual([]) })
interaction('more than are given at once', { given: there, call: SysLog.GetList, input: { take: 501 }, status: 400 })
interaction('by a column there is not', { given: there, call: SysLog.GetList, input: { sort: 'password' }, status: 400 })
refusals(SysLog.GetList)

const counted = (refEtat: string, nb: number) => ({ refEtat, nb })

interaction('all of them, with how many lines each has', {
  given: there,
  call: SysLog.GetEtatList,
  input: {},
  answers: [{ refEtat: 'OK', lbEtat: 'Succès', nb: 1 }],
  only: logEtats.map((refEtat) => counted(refEtat, refEtat === 'OK' || refEtat === 'REFUS' ? 1 : 0)),
  then: ({ value }) => expect(value?.map(({ refEtat }) => refEtat)).toEqual([...logEtats]),
})

interaction('hour by hour of a day', {
  given: there,
  call: SysLog.GetEtatList,
  only: logEtats.map((refEtat) => ({ ...counted(refEtat, refEtat === 'OK' ? 1 : 0), parPeriode: refEtat === 'OK' ? [{ dt: '2026-03-30T14:00:00.000Z', nb: 1 }] : [] })),
  then: ({ value }) => expect(value?.[0]?.parPeriode).toEqual([{ dt: '2026-03-30T14:00:00.000Z', nb: 1 }]),
})

interaction('from an instant on, with how many lines each has', {
  given: there,
  call: SysLog.GetEtatList,
  input: { dtDebut: failed.dtLog },
  answers: [{ refEtat: 'OK', lbEtat: 'Succès', nb: 1 }],
  only: logEtats.map((refEtat) => counted(refEtat, refEtat === 'REFUS' ? 1 : 0)),
  then: ({ value }) => expect(value?.map(({ nb }) => nb)).toEqual(logEtats.map((refEtat) => (refEtat === 'REFUS' ? 1 : 0))),
})

interaction('day by day', {
  given: there,
  call: SysLog.GetEtatList,
  input: { pas: 'd' },
  only: logEtats.map((refEtat) => ({
    refEtat,
    parPeriode: refEtat === 'OK' ? [{ dt: '2026-03-30T00:00:00.000Z', nb: 1 }] : refEtat === 'REFUS' ? [{ dt: '2026-03-31T00:00:00.000Z', nb: 1 }] : [],
  })),
  then: ({ value }) => expect(value?.[2]?.parPeriode).toEqual([{ dt: '2026-03-31T00:00:00.000Z', nb: 1 }]),
})
refusals(SysLog.GetEtatList)

interaction('all of them, with how many lines each has', {
  given: there,
  call: SysLog.GetActionList,
  only: logActions.map((refAction) => ({ refAction, nb: refAction === 'CONNEXION' || refAction === 'MODIFICATION' ? 1 : 0 })),
  then: ({ value }) => expect(value?.map(({ refAction }) => refAction)).toEqual([...logActions]),
})
refusals(SysLog.GetActionList)
