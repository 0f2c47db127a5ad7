import { expect } from 'vitest'
import { interaction } from '../../../wire/pact/interaction.ts'
import { refusals } from '../../../wire/pact/refusals.ts'
import { reader, signedIn } from '../../Core/SecAuthentification/states.ts'
import { pageExists } from '../../Prm/GamRapport/states.ts'
import { garde } from '../../Prm/GamRapport/endpoints.ts'
import { gammeLevage } from '../../Prm/GamGamme/endpoints.ts'
import { gammeExists, levage } from '../../Prm/GamGamme/states.ts'
import { GedDocument, rapport } from './endpoints.ts'
import { documentExists, page, rapportModele } from './states.ts'

interaction('a file under its name', {
  given: [signedIn(reader), documentExists(rapportModele)],
  call: GedDocument.GetFileContent,
  then: ({ value }) => expect(value).toMatchObject({ name: rapport.lbFichier, type: rapport.mimeType, size: rapport.taille }),
})
refusals(GedDocument.GetFileContent, { unknown: { idDocument: '00000000-0000-4000-8000-000000000404' } })

interaction('what a range and its pages name', {
  given: [
    signedIn(reader), ...levage, documentExists(rapportModele), documentExists(page),
    gammeExists({ ...gammeLevage, rapportInsp: rapport.idDocument }), pageExists({ ...garde, idDocument: page.idDocument }),
  ],
  call: GedDocument.GetDocumentInfoList,
  only: [rapport, { idDocument: page.idDocument, lbFichier: page.lbFichier }],
  then: ({ value }) => expect(value?.map(({ lbFichier }) => lbFichier)).toEqual([rapport.lbFichier, page.lbFichier]),
})
interaction('of a range without any', {
  given: [signedIn(reader), ...levage, gammeExists(gammeLevage)],
  call: GedDocument.GetDocumentInfoList,
  only: [],
  then: ({ value }) => expect(value).toEqual([]),
})
refusals(GedDocument.GetDocumentInfoList, { unknown: { idGammeVersion: 404_404 } })
