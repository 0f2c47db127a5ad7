import { AdmAgence } from '@ronde/contracts/services/Adm/AdmAgence'
import { UsrUser } from '@ronde/contracts/services/Adm/UsrUser'
import { AffAffaire, affaireStatuts } from '@ronde/contracts/services/Aff/AffAffaire'
import { editor } from '../../../../kit/editor/editor.ts'
import { choice, code, label, ref } from '../../../../kit/editor/fields.ts'

/** Creates a case, or changes one. */
export const affaire = (endpoint: typeof AffAffaire.Insert | typeof AffAffaire.Update) =>
  editor(endpoint, {
    title: { new: 'editor.affaire.new', edit: 'editor.affaire.edit' },
    initial: () => ({ statut: 'OUVERTE' as const, isActif: true }),
    fields: [
      ref('refAffaire', { help: 'help.ref' }),
      code('statut', affaireStatuts),
      label('lbAffaire', { isWide: true }),
      label('lbClient', { isWide: true }),
      choice('idAgence', AdmAgence.GetList, {
        option: ({ idAgence, lbAgence }) => ({ value: idAgence, label: lbAgence }),
        adds: 'AjouterAgence',
      }),
      choice('idUserRAF', UsrUser.GetList, {
        option: ({ idUser, lbUser, login }) => ({ value: idUser, label: lbUser, description: login }),
        offered: ({ isActif, isLocked }) => isActif && !isLocked,
      }),
    ],
    rules: { statut: 'REQUISE' },
    look: ({ row }) =>
      row
        ? { endpoint: AffAffaire.Get, input: { idAffaireGuid: row.idAffaireGuid }, key: 'idAffaireGuid' }
        : { endpoint: AffAffaire.GetList, input: {}, key: 'idAffaireGuid' },
  })
