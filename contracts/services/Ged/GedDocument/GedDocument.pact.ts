import { interactions } from '../../interactions.ts'
import { pageExists } from '../../Prm/GamRapport/states.ts'
import { garde } from '../../Prm/GamRapport/endpoints.ts'
import { gammeLevage } from '../../Prm/GamGamme/endpoints.ts'
import { gammeExists, levage } from '../../Prm/GamGamme/states.ts'
import { GedDocument, rapport } from './endpoints.ts'
import { documentExists, page, rapportModele } from './states.ts'

interactions(
  GedDocument.GetFileContent,
  {
    given: [documentExists(rapportModele)],
    unknown: { idDocument: '00000000-0000-4000-8000-000000000404' },
  },
  {
    'a file under its name': {},
  },
)

interactions(
  GedDocument.GetDocumentInfoList,
  {
    given: [
      ...levage,
      documentExists(rapportModele),
      documentExists(page),
      gammeExists({ ...gammeLevage, rapportInsp: rapport.idDocument }),
      pageExists({ ...garde, idDocument: page.idDocument }),
    ],
    unknown: { idGammeVersion: 404_404 },
  },
  {
    'what a range and its pages name': { only: [rapport, { idDocument: page.idDocument, lbFichier: page.lbFichier }] },
    'of a range without any': { given: [...levage, gammeExists(gammeLevage)], only: [] },
  },
)
