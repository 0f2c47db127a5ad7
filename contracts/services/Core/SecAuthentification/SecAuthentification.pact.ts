import { interactions } from '../../interactions.ts'
import { martin } from '../../Adm/UsrUser/endpoints.ts'
import { userExists } from '../../Adm/UsrUser/states.ts'
import { SecAuthentification } from './endpoints.ts'
import {
  accountExists,
  agent,
  apiClientExists,
  directoryAccountExists,
  directoryAnswers,
  directoryStranger,
  sessionExpired,
  signedOut,
  tokenForged,
} from './states.ts'

// Too many tries (429) are no interaction: they take a number of calls in a row, and an interaction is one call.

const { login, password } = SecAuthentification.Authenticate.example.input
const account = { ...agent, login, password, isActif: true, isLocked: false, mustChangePassword: false }
const client = {
  ...SecAuthentification.AuthenticateApi.example.input,
  idGroupe: agent.idGroupe,
  lbGroupe: agent.lbGroupe,
  refRoleList: agent.refRoleList,
}
const mail = 'a.martin@vigie-controle.example'

interactions(
  SecAuthentification.Authenticate,
  { given: [accountExists(account)] },
  {
    'a sign-in by password': { exactly: { mustChangePassword: false } },
    'a sign-in by a password that has to be changed': {
      given: [accountExists({ ...account, mustChangePassword: true })],
      exactly: { mustChangePassword: true },
    },
    'a sign-in by a wrong password': {
      given: [accountExists({ ...account, password: 'another password' })],
      messages: ['Identifiant ou mot de passe incorrect'],
    },
    'a sign-in by a login in capitals': { input: { login: login.toUpperCase(), password } },
    'a sign-in of somebody nobody knows': {
      input: { login: 'x.inconnu', password },
      messages: ['Identifiant ou mot de passe incorrect'],
    },
    'a sign-in to a locked account by a wrong password': {
      given: [accountExists({ ...account, isLocked: true, password: 'another password' })],
      messages: ['Identifiant ou mot de passe incorrect'],
    },
    'a sign-in to an inactive account': {
      given: [accountExists({ ...account, isActif: false })],
      messages: ['Compte verrouillé ou inactif'],
    },
    'a sign-in by password of a user of the directory': {
      given: [directoryAccountExists({ ...agent, mail })],
      messages: ['Identifiant ou mot de passe incorrect'],
    },
    'a sign-in to a locked account': {
      given: [accountExists({ ...account, isLocked: true })],
      messages: ['Compte verrouillé ou inactif'],
    },
  },
)

interactions(
  SecAuthentification.AuthenticateWithToken,
  { given: [directoryAccountExists({ ...agent, mail })] },
  {
    "a sign-in by the directory's token": { fromState: { token: 'directoryToken' } },
    "a sign-in by the directory's token to an inactive account": {
      also: [userExists({ ...martin, refIdentification: 'AAD', lbIdentification: 'Azure AD', isActif: false })],
      fromState: { token: 'directoryToken' },
      messages: ['Compte verrouillé ou inactif'],
    },
    "a sign-in by the directory's token to a locked account": {
      also: [userExists({ ...martin, refIdentification: 'AAD', lbIdentification: 'Azure AD', isLocked: true })],
      fromState: { token: 'directoryToken' },
      messages: ['Compte verrouillé ou inactif'],
    },
    "a sign-in by the directory's token of somebody who signs in by password": {
      also: [userExists(martin)],
      fromState: { token: 'directoryToken' },
      messages: ["Compte inconnu de l'application"],
    },
    "a sign-in by the directory's token of somebody the application does not know": {
      given: [
        directoryStranger({ login: 'x.inconnu', lbUser: 'Xavier Inconnu', mail: 'x.inconnu@vigie-controle.example' }),
      ],
      fromState: { token: 'directoryToken' },
      messages: ["Compte inconnu de l'application"],
    },
    "a sign-in by the directory's token of somebody whose name only looks like a user's": {
      also: [directoryStranger({ login: 'à.martin', lbUser: 'Alix Martin', mail: 'alix@vigie-controle.example' })],
      fromState: { token: 'directoryToken' },
      messages: ["Compte inconnu de l'application"],
    },
    "a sign-in by the directory's token of somebody who has a user's address": {
      also: [directoryStranger({ login: 'x.inconnu', lbUser: 'Xavier Inconnu', mail })],
      fromState: { token: 'directoryToken' },
      messages: ["Compte inconnu de l'application"],
    },
    'a sign-in by a token the directory never gave': {
      given: [directoryAnswers({})],
      messages: ["Jeton d'annuaire non valide"],
    },
  },
)

interactions(
  SecAuthentification.AuthenticateApi,
  { given: [apiClientExists(client)] },
  {
    'a sign-in of a technical client': {},
    'a sign-in of a technical client by a wrong secret': {
      given: [apiClientExists({ ...client, clientSecret: 'another secret' })],
      messages: ['Identifiant ou mot de passe incorrect'],
    },
    'a sign-in of a technical client nobody knows': {
      given: [apiClientExists({ ...client, clientId: 'another' })],
      messages: ['Identifiant ou mot de passe incorrect'],
    },
  },
)

interactions(
  SecAuthentification.CheckToken,
  { by: agent },
  {
    'a check of a good token': { fromState: { token: 'token' }, exactly: { isValid: true } },
    'a check of a token that was signed out': {
      by: null,
      given: [signedOut(agent)],
      fromState: { token: 'token' },
      answers: { isValid: false },
      exactly: { isValid: false },
    },
    'a check of a token that another key has signed': {
      by: null,
      given: [tokenForged(agent)],
      fromState: { token: 'token' },
      answers: { isValid: false },
      exactly: { isValid: false },
    },
    'a check of the token of a user who was locked meanwhile': {
      also: [accountExists({ ...account, isLocked: true })],
      fromState: { token: 'token' },
      answers: { isValid: false },
      exactly: { isValid: false },
    },
    'a check of a token that has expired': {
      by: null,
      given: [sessionExpired(agent)],
      fromState: { token: 'token' },
      answers: { isValid: false },
      exactly: { isValid: false },
    },
  },
)

interactions(
  SecAuthentification.LogOut,
  { by: agent },
  {
    'a sign-out': {},
    'a sign-out of nobody': { by: null },
    'a sign-out of a session that has expired': { by: null, given: [sessionExpired(agent)] },
    'a sign-out of a user who has to change his password first': {
      given: [accountExists({ ...account, mustChangePassword: true })],
    },
  },
)
