import { interactions } from '../../interactions.ts'
import { agenceExists } from '../../Adm/AdmAgence/states.ts'
import { affaireExists } from '../../Aff/AffAffaire/states.ts'
import { grue, lille } from '../../Aff/AffAffairePrestation/states.ts'
import { modeLevage } from '../../Prm/ModModeInspection/endpoints.ts'
import { modeExists } from '../../Prm/ModModeInspection/states.ts'
import { industrie, referentielExists } from '../../Prm/RefReferentiel/states.ts'
import { admin, agent, planner, reader } from '../SecAuthentification/states.ts'
import { etats } from '../SysTable/endpoints.ts'
import { tableExists } from '../SysTable/states.ts'
import { ownLock, SysObjetLock } from './endpoints.ts'
import { locked, lockedByAdmin } from './states.ts'

const { typeObjet, refObjet } = ownLock
const levage = [referentielExists(industrie), modeExists(modeLevage)]
const crane = [agenceExists(lille), affaireExists(grue)]
const own = locked({ ...agent, typeObjet, refObjet })
const others = lockedByAdmin(typeObjet, refObjet)
/** The manager of the case is there, busy elsewhere. */
const busy = locked({ ...agent, typeObjet: 'User', refObjet: String(agent.idUser) })
const unknown = { refObjet: '00000000-0000-4000-8000-000000000404' }

interactions(
  SysObjetLock.GetListByUser,
  { by: agent, given: [...crane, own] },
  {
    'a request for one’s own locks': {
      only: [{ typeObjet, refObjet, lbObjet: grue.refAffaire, idUser: agent.idUser, lbUser: agent.lbUser }],
    },
    'a request of an administrator for the locks of another user': {
      by: admin,
      given: [own, ...crane],
      input: { idUser: agent.idUser },
      only: [
        {
          typeObjet,
          refObjet,
          lbObjet: grue.refAffaire,
          idUser: agent.idUser,
          login: agent.login,
          lbUser: agent.lbUser,
        },
      ],
    },
    'a request for one’s own locks while others have some': {
      also: [lockedByAdmin('User', agent.idUser)],
      only: [{ typeObjet, refObjet, idUser: agent.idUser }],
    },
    'a request for one’s own locks by one’s key': {
      input: { idUser: agent.idUser },
      only: [{ typeObjet, refObjet, idUser: agent.idUser }],
    },
    'a request for the locks of another user by one who may not': {
      given: [],
      input: { idUser: admin.idUser },
      status: 403,
    },
  },
)

interactions(
  SysObjetLock.GetListByType,
  { by: agent, given: [...crane, others] },
  {
    'a request for the locks of cases': {
      only: [
        {
          typeObjet,
          refObjet,
          lbObjet: grue.refAffaire,
          idUser: admin.idUser,
          login: admin.login,
          lbUser: admin.lbUser,
        },
      ],
    },
    'a request for all locks, those of one moment by kind': {
      given: [busy, ...crane, others],
      input: {},
      only: [
        { typeObjet, refObjet, idUser: admin.idUser },
        { typeObjet: 'User', refObjet: String(agent.idUser), lbObjet: agent.login },
      ],
    },
    'a request for the locks of one kind of several': {
      given: [busy, ...crane, others],
      input: { typeObjet: 'User' },
      only: [{ typeObjet: 'User', refObjet: String(agent.idUser) }],
    },
    'a request for the locks of users when there is none': { input: { typeObjet: 'User' }, only: [] },
  },
)

interactions(
  SysObjetLock.GetListByReference,
  { by: agent, given: [...crane, others] },
  {
    'a request for the lock of a case': {
      only: [
        {
          typeObjet,
          refObjet,
          lbObjet: grue.refAffaire,
          idUser: admin.idUser,
          login: admin.login,
          lbUser: admin.lbUser,
        },
      ],
    },
    'a request for the lock of a case that is free': { given: [busy, ...crane], only: [] },
    'a request for the lock of a user of the same key as another object': {
      input: { typeObjet: 'User', refObjet },
      only: [],
    },
  },
)

interactions(
  SysObjetLock.Verrouiller,
  { people: [agent, reader], given: [busy, ...crane], unknown, lock: [typeObjet, refObjet] },
  {
    'a case to lock': {
      given: crane,
      exactly: { lbObjet: grue.refAffaire, idUser: agent.idUser, lbUser: agent.lbUser },
    },
    'a lock to prolong': { given: [...crane, own], exactly: { idUser: agent.idUser } },
    'a lock to take over': {
      by: admin,
      given: [own, ...crane],
      input: { typeObjet, refObjet, force: true },
      exactly: { idUser: admin.idUser, login: admin.login, lbUser: admin.lbUser },
    },
    'a case to lock that is free, by force': {
      by: admin,
      given: [busy, ...crane],
      input: { typeObjet, refObjet, force: true },
      exactly: { idUser: admin.idUser, login: admin.login, lbUser: admin.lbUser },
    },
    'a case to lock by its key in capitals': {
      given: crane,
      input: { typeObjet, refObjet: refObjet.toUpperCase() },
      exactly: { refObjet, lbObjet: grue.refAffaire },
    },
    'a case to lock while another object is locked': {
      given: [lockedByAdmin('User', admin.idUser), ...crane],
      exactly: { idUser: agent.idUser },
    },
    'a mode to lock': {
      by: planner,
      given: levage,
      input: { typeObjet: 'Mode', refObjet: modeLevage.idModeGuid },
      exactly: { typeObjet: 'Mode', lbObjet: modeLevage.refMode, idUser: planner.idUser },
    },
    'a referential to lock': {
      by: planner,
      given: levage,
      input: { typeObjet: 'Referentiel', refObjet: industrie.idReferentielGuid },
      exactly: { typeObjet: 'Referentiel', lbObjet: industrie.refReferentiel, idUser: planner.idUser },
    },
    'a table to lock': {
      by: admin,
      given: [tableExists(etats)],
      input: { typeObjet: 'SysTable', refObjet: etats.idTableGuid },
      exactly: { typeObjet: 'SysTable', lbObjet: etats.refTable, idUser: admin.idUser },
    },
    'a user to lock': {
      by: admin,
      given: [],
      input: { typeObjet: 'User', refObjet: String(admin.idUser) },
      exactly: { typeObjet: 'User', lbObjet: admin.login, idUser: admin.idUser },
    },
    'a referential to lock by a user who may not change them': {
      given: levage,
      input: { typeObjet: 'Referentiel', refObjet: industrie.idReferentielGuid },
      status: 403,
    },
    'a table to lock by a user who may not change them': {
      by: planner,
      given: [tableExists(etats)],
      input: { typeObjet: 'SysTable', refObjet: etats.idTableGuid },
      status: 403,
    },
    'a kind of object that has no locks': { given: crane, input: { typeObjet: 'Route', refObjet }, status: 400 },
    'a mode to lock by a user who may not change modes': {
      given: levage,
      input: { typeObjet: 'Mode', refObjet: modeLevage.idModeGuid },
      status: 403,
    },
    'a user to lock by a user who may not change users': {
      given: [],
      input: { typeObjet: 'User', refObjet: String(admin.idUser) },
      status: 403,
    },
    'a lock to take over by a user who may not': {
      given: [...crane, others],
      input: { typeObjet, refObjet, force: true },
      status: 403,
    },
  },
)

interactions(
  SysObjetLock.Deverrouiller,
  { by: agent, given: [...crane, own] },
  {
    'a lock to release': {},
    'a lock to release that nobody holds': { given: crane },
    'a lock of another user to release': {
      given: [...crane, others],
      messages: [`Seul ${admin.lbUser} ou un administrateur peut libérer ce verrou`],
    },
    'a lock of another user to release by an administrator': { by: admin, given: [own, ...crane] },
  },
)
