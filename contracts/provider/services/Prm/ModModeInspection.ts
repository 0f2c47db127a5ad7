import { ModModeInspection } from '../../../services/Prm/ModModeInspection/endpoints.ts'
import type { Connection } from '../../database/database.ts'
import { code, type Columns, flag, instant, lists, number, searched } from '../../paging.ts'
import { provide } from '../../provide.ts'

const columns: Columns = {
  idModeGuid: code('mode.idModeGuid'),
  idModeversion: number('modeVersion.idModeversion'),
  refMode: searched('mode.refModeNormal'),
  lbMode: searched('mode.lbModeNormal'),
  idReferentielGuid: code('mode.idReferentielGuid'),
  idReferentielVersion: number('modeVersion.idReferentielVersion'),
  lbReferentiel: searched('referentiel.lbReferentielNormal'),
  statut: code('mode.statut'),
  isActif: flag('mode.isActif'),
  dtCreation: instant('mode.dtCreation'),
  dtModification: instant('mode.dtModification'),
}

const modesOf = (db: Connection) =>
  db
    .selectFrom('mode')
    .innerJoin('modeVersion', (join) => join.onRef('modeVersion.idModeGuid', '=', 'mode.idModeGuid').on('modeVersion.isCurrent', '=', true))
    .innerJoin('referentiel', 'referentiel.idReferentielGuid', 'mode.idReferentielGuid')
    .select([
      'mode.idModeGuid', 'modeVersion.idModeversion', 'mode.refMode', 'mode.lbMode', 'mode.idReferentielGuid',
      'modeVersion.idReferentielVersion', 'referentiel.lbReferentiel', 'mode.isActif', 'mode.statut', 'mode.dtCreation', 'mode.dtModification',
      'modeVersion.indice', 'modeVersion.revision',
    ])

const GetList = lists({
  columns,
  key: 'modeVersion.idModeversion',
  from: ({ db }) => modesOf(db),
  rows: (rows) => rows.map(({ indice, revision, ...mode }) => ({ ...mode, curentVersion: { indice, revision } })),
})

/** Ways of inspecting. */
export const service = provide(ModModeInspection, { read: 'LECTURE', write: 'PARAMETRAGE' }, { GetList })
