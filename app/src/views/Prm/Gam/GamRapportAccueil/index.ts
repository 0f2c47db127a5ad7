import { GedDocument } from '@ronde/contracts/services/Ged/GedDocument'
import { type Gamme, GamGamme } from '@ronde/contracts/services/Prm/GamGamme'
import { GamRapport, type PageInfo } from '@ronde/contracts/services/Prm/GamRapport'
import { createElement } from 'react'
import { download, panel } from '../../../../kit/actions/action.ts'
import { homeScreen, oneOf } from '../../../../kit/screens/home-screen.ts'
import { own, rowsPart } from '../../../../kit/actions/parts.ts'
import { section } from '../../../../kit/record/shape.ts'
import { codeTables } from '../code-tables.ts'
import { equipment, fewEquipment } from '../equipment.ts'
import { DocumentLink } from './document-link.tsx'
import { PagePreview } from './page-preview.tsx'
import { RangeFigures } from './range-figures.tsx'

const hasFile = ({ idDocument }: PageInfo) => typeof idDocument === 'string'
const document = (field: 'modeOp' | 'rapportInsp') => ({
  field,
  cell: ({ idGammeVersion, [field]: idDocument }: Gamme) => createElement(DocumentLink, { idGammeVersion, idDocument }),
})

export default homeScreen(oneOf(GamGamme.GetList, 'idGammeVersion'), {
  title: 'lbGamme',
  reference: 'ref',
  active: 'actif',
  version: { param: 'idGammeVersion', list: GamGamme.GetList, rows: [equipment] },
  parts: [
    section<Gamme>('section.general', [
      { field: 'lbGammeLong' },
      { field: 'refMode' },
      { field: 'typeLocalisation', table: codeTables.typeLocalisation },
      { field: 'actif', dataType: 'boolean' },
      { field: 'DtCreation', dataType: 'DateTime' },
      { field: 'DtModification', dataType: 'DateTime' },
    ]),
    section<Gamme>('section.maintenance', [
      { field: 'typeMaintenance', table: codeTables.typeMaintenance },
      { field: 'fonctionPrincipal', table: codeTables.fonctionPrincipal },
      { field: 'periodicite', table: codeTables.periodicite },
      { field: 'dureeTot', dataType: 'number' },
      document('modeOp'),
      document('rapportInsp'),
    ]),
    own(RangeFigures),
    fewEquipment,
    rowsPart(GamRapport.GetPageInfoList, {
      title: 'section.pages',
      key: 'idPage',
      label: 'refPage',
      sort: 'ordre',
      columns: [
        { field: 'ordre', dataType: 'number', width: 90 },
        { field: 'chapitre', share: 2, isLong: true, width: 180 },
        { field: 'refPage', share: 1, width: 150 },
        { field: 'typePage', isCode: true, width: 140 },
        { field: 'lbFichier', share: 2, isLong: true, width: 200 },
        { field: 'idDocument', value: hasFile, dataType: 'boolean', width: 140 },
      ],
      filters: { chapitre: 'choice', typePage: 'choice', idDocument: 'boolean' },
      actions: {
        Apercu: panel(PagePreview, { when: hasFile }),
        Telecharger: download(GedDocument.GetFileContent, {
          when: hasFile,
          input: ({ idDocument }: PageInfo) => ({ idDocument: idDocument ?? '' }),
        }),
      },
    }),
  ],
})
