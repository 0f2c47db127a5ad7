import { interactions } from '../../interactions.ts'
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
const there = [written, lineWritten(failure)]

const counted = (refEtat: string, nb: number) => ({ refEtat, nb })

interactions(
  SysLog.GetList,
  { given: there },
  {
    'the newest first, with what has no user and no object': { only: [failed, renamed] },
    'a page of them': { input: { skip: 1, take: 1 }, only: [renamed] },
    'of a span of time, its ends included': {
      input: { dtDebut: '2026-03-30T00:00:00.000Z', dtFin: renamed.dtLog },
      only: [renamed],
    },
    'of some states and actions': {
      input: { refEtat: ['REFUS', 'ERREUR'], refAction: ['CONNEXION', 'DROITS'] },
      only: [failed],
    },
    'of a state': { input: { refEtat: ['REFUS'] }, only: [failed] },
    'of an action': { input: { refAction: ['CONNEXION'] }, only: [failed] },
    'the newest alone': { input: { skip: 0, take: 1 }, only: [failed] },
    'from an instant on': { input: { dtDebut: failed.dtLog }, only: [failed] },
    'of a user': { input: { idUser: [3] }, only: [renamed] },
    'by a word, without regard to case': { input: { search: 'MARTIN' }, only: [renamed] },
    'by a word of what a code is called, without regard to accents': { input: { search: 'succes' }, only: [renamed] },
    'the oldest first': { input: { sort: 'dtLog' }, only: [renamed, failed] },
    'of a kind of object and of one of them': {
      input: { typeObjet: renamed.typeObjet ?? '', refObjet: renamed.refObjet ?? '' },
      only: [renamed],
    },
    'until an instant': { input: { dtFin: renamed.dtLog }, only: [renamed] },
    'those of one moment by their keys, the newest first': {
      given: [lineWritten({ ...line, idLog: 14 }), lineWritten({ ...line, idLog: 15 })],
      only: [{ idLog: 15 }, { idLog: 14 }],
      total: 2,
    },
    'the most that are given at once': { input: { take: 500 }, only: [failed, renamed], total: 2 },
    'by a word of a reason': { input: { search: 'INCORRECT' }, only: [failed], total: 1 },
    'by an instant that is none': { input: { dtDebut: '31/03/2026' }, status: 400 },
    'when there is none': { given: [], only: [] },
    'more than are given at once': { input: { take: 501 }, status: 400 },
    'by a column there is not': { input: { sort: 'password' }, status: 400 },
  },
)

interactions(
  SysLog.GetEtatList,
  { given: there },
  {
    'all of them, with how many lines each has': {
      input: {},
      answers: [{ refEtat: 'OK', lbEtat: 'Succès', nb: 1 }],
      only: logEtats.map((refEtat) => counted(refEtat, refEtat === 'OK' || refEtat === 'REFUS' ? 1 : 0)),
    },
    'hour by hour of a day': {
      only: logEtats.map((refEtat) => ({
        ...counted(refEtat, refEtat === 'OK' ? 1 : 0),
        parPeriode: refEtat === 'OK' ? [{ dt: '2026-03-30T14:00:00.000Z', nb: 1 }] : [],
      })),
    },
    'from an instant on, with how many lines each has': {
      input: { dtDebut: failed.dtLog },
      answers: [{ refEtat: 'OK', lbEtat: 'Succès', nb: 1 }],
      only: logEtats.map((refEtat) => counted(refEtat, refEtat === 'REFUS' ? 1 : 0)),
    },
    'day by day': {
      input: { pas: 'd' },
      only: logEtats.map((refEtat) => ({
        refEtat,
        parPeriode:
          refEtat === 'OK'
            ? [{ dt: '2026-03-30T00:00:00.000Z', nb: 1 }]
            : refEtat === 'REFUS'
              ? [{ dt: '2026-03-31T00:00:00.000Z', nb: 1 }]
              : [],
      })),
    },
  },
)

interactions(
  SysLog.GetActionList,
  { given: there },
  {
    'all of them, with how many lines each has': {
      only: logActions.map((refAction) => ({
        refAction,
        nb: refAction === 'CONNEXION' || refAction === 'MODIFICATION' ? 1 : 0,
      })),
    },
  },
)
