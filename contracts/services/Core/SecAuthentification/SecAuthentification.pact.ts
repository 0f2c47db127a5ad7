import { expect } from 'vitest'
import { interaction } from '../../../wire/pact/interaction.ts'
import { SecAuthentification } from './endpoints.ts'
import {
  accountExists, agent, apiClientExists, directoryAccountExists, directoryAnswers, directoryStranger, sessionExpired, signedIn,
} from './states.ts'

// Too many tries (429) are no interaction: they take a number of calls in a row, and an interaction is one call.

const { login, password } = SecAuthentification.Authenticate.example.input
const account = { ...agent, login, password, isActif: true, isLocked: false, mustChangePassword: false }
const client = { ...SecAuthentification.AuthenticateApi.example.input, idGroupe: agent.idGroupe, lbGroupe: agent.lbGroupe, refRoleList: agent.refRoleList }
const mail = 'a.martin@vigie-controle.example'
const threeParts = expect.stringMatching(/^[^.]+\.[^.]+\.[^.]+$/)

interaction('a sign-in by password', {
  given: [accountExists(account)],
  call: SecAuthentification.Authenticate,
  exactly: { mustChangePassword: false },
  then: ({ value }) => expect(value).toEqual({ token: threeParts, mustChangePassword: false }),
})

interaction('a sign-in by a password that has to be changed', {
  given: [accountExists({ ...account, mustChangePassword: true })],
  call: SecAuthentification.Authenticate,
  exactly: { mustChangePassword: true },
  then: ({ value }) => expect(value?.mustChangePassword).toBe(true),
})

interaction('a sign-in by a wrong password', {
  given: [accountExists({ ...account, password: 'another password' })],
  call: SecAuthentification.Authenticate,
  messages: ['Identifiant ou mot de passe incorrect'],
})

interaction('a sign-in to a locked account', {
  given: [accountExists({ ...account, isLocked: true })],
  call: SecAuthentification.Authenticate,
  messages: ['Compte verrouillé ou inactif'],
})

interaction("a sign-in by the directory's token", {
  given: [directoryAccountExists({ ...agent, mail })],
  call: SecAuthentification.AuthenticateWithToken,
  fromState: { token: 'directoryToken' },
  then: ({ value }) => expect(value?.token).toEqual(threeParts),
})

interaction("a sign-in by the directory's token of somebody the application does not know", {
  given: [directoryStranger({ login: 'x.inconnu', lbUser: 'Xavier Inconnu', mail: 'x.inconnu@vigie-controle.example' })],
  call: SecAuthentification.AuthenticateWithToken,
  fromState: { token: 'directoryToken' },
  messages: ["Compte inconnu de l'application"],
})

interaction('a sign-in by a token the directory never gave', {
  given: [directoryAnswers({})],
  call: SecAuthentification.AuthenticateWithToken,
  messages: ["Jeton d'annuaire non valide"],
})

interaction('a sign-in of a technical client', {
  given: [apiClientExists(client)],
  call: SecAuthentification.AuthenticateApi,
  then: ({ value }) => expect(value?.token).toEqual(threeParts),
})

interaction('a sign-in of a technical client by a wrong secret', {
  given: [apiClientExists({ ...client, clientSecret: 'another secret' })],
  call: SecAuthentification.AuthenticateApi,
  messages: ['Identifiant ou mot de passe incorrect'],
})

interaction('a sign-in of a technical client nobody knows', {
  given: [apiClientExists({ ...client, clientId: 'another' })],
  call: SecAuthentification.AuthenticateApi,
  messages: ['Identifiant ou mot de passe incorrect'],
})

interaction('a check of a good token', {
  given: [signedIn(agent)],
  call: SecAuthentification.CheckToken,
  fromState: { token: 'token' },
  exactly: { isValid: true },
  then: ({ value }) => expect(value).toEqual({ isValid: true, expiresAt: expect.stringMatching(/Z$/) }),
})

interaction('a check of a token that has expired', {
  given: [sessionExpired(agent)],
  call: SecAuthentification.CheckToken,
  fromState: { token: 'token' },
  answers: { isValid: false },
  exactly: { isValid: false },
  then: ({ value }) => expect(value?.isValid).toBe(false),
})

interaction('a sign-out', {
  given: [signedIn(agent)],
  call: SecAuthentification.LogOut,
  then: ({ value }) => expect(value).toBe(true),
})

interaction('a sign-out of a user who has to change his password first', {
  given: [signedIn(agent), accountExists({ ...account, mustChangePassword: true })],
  call: SecAuthentification.LogOut,
  then: ({ value }) => expect(value).toBe(true),
})
