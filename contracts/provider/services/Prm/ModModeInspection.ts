import { ModModeInspection } from '../../../services/Prm/ModModeInspection/endpoints.ts'
import { code, type Columns, flag, instant, listQuery, number, page, searched } from '../../paging.ts'
import { operation, provide } from '../../provide.ts'
import { listed } from '../../reply.ts'

const columns: Columns = {
  idModeGuid: code('mode.idModeGuid'),
  idModeversion: number('modeVersion.idModeversion'),
  refMode: code('mode.refMode'),
  lbMode: searched('mode.lbModeNormal'),
  idReferentielGuid: code('mode.idReferentielGuid'),
  idReferentielVersion: number('modeVersion.idReferentielVersion'),
  lbReferentiel: code('referentiel.lbReferentiel'),
  statut: code('mode.statut'),
  isActif: flag('mode.isActif'),
  dtCreation: instant('mode.dtCreation'),
}

const GetList = operation(listQuery, async ({ db, input }) => {
  const query = db
    .selectFrom('mode')
    .innerJoin('modeVersion', (join) => join.onRef('modeVersion.idModeGuid', '=', 'mode.idModeGuid').on('modeVersion.isCurrent', '=', 1))
    .innerJoin('referentiel', 'referentiel.idReferentielGuid', 'mode.idReferentielGuid')
    .select([
      'mode.idModeGuid', 'modeVersion.idModeversion', 'mode.refMode', 'mode.lbMode', 'mode.idReferentielGuid',
      'modeVersion.idReferentielVersion', 'referentiel.lbReferentiel', 'mode.isActif', 'mode.statut', 'mode.dtCreation',
      'modeVersion.indice', 'modeVersion.revision',
    ])
  const { rows, total } = await page(query, { columns, key: 'modeVersion.idModeversion' }, input)
  return listed({
    rows: rows.map(({ indice, revision, ...mode }) => ({ ...mode, isActif: mode.isActif === 1, curentVersion: { indice, revision } })),
    total,
  })
})

/** Ways of inspecting. */
export const service = provide(ModModeInspection, { read: 'LECTURE', write: 'PARAMETRAGE' }, { GetList })
