import * as z from 'zod/mini'
import { proposed } from '../../../wire/schema.ts'
import { service } from '../../../wire/service.ts'

const endpoint = service('/api/Core/SecAuthentification')

export const session = z.object({ token: z.string(), mustChangePassword: proposed(z.optional(z.boolean())) })
export const validity = z.object({ isValid: z.boolean(), expiresAt: z.optional(z.nullable(z.string())) })

/** What the token's payload carries (decisions: sign-in and session); the rest of it is the server's business. */
export const sessionPayload = z.object({
  login: z.string(),
  lbUser: z.string(),
  lbGroupe: z.string(),
  idGroupe: z.number(),
  refIdentification: z.string(),
  defaultRoute: z._default(z.nullable(z.string()), null),
  exp: z.number(),
})
export type SessionPayload = z.infer<typeof sessionPayload>

const Authenticate = endpoint({
  operation: 'Authenticate',
  verb: 'POST',
  input: z.object({ login: z.string(), password: z.string() }),
  value: session,
  example: { input: { login: 'a.martin', password: 'correct horse' }, value: { token: 'header.payload.signature' } },
})

const AuthenticateWithToken = endpoint({
  operation: 'AuthenticateWithToken',
  verb: 'POST',
  input: z.object({ token: z.string() }),
  value: session,
  example: { input: { token: 'directory.token.signature' }, value: { token: 'header.payload.signature' } },
})

const AuthenticateApi = endpoint({
  operation: 'AuthenticateApi',
  verb: 'POST',
  input: z.object({ clientId: z.string(), clientSecret: z.string() }),
  value: session,
  example: { input: { clientId: 'planning', clientSecret: 'a long secret' }, value: { token: 'header.payload.signature' } },
})

const CheckToken = endpoint({
  operation: 'CheckToken',
  verb: 'POST',
  input: z.object({ token: z.string() }),
  value: validity,
  example: { input: { token: 'header.payload.signature' }, value: { isValid: true, expiresAt: '2026-03-31T18:00:00.000Z' } },
})

const LogOut = endpoint({
  operation: 'LogOut',
  verb: 'POST',
  input: z.object({}),
  value: z.boolean(),
  example: { input: {}, value: true },
})

/** Sign-in, token check and sign-out. */
export const SecAuthentification = { Authenticate, AuthenticateWithToken, AuthenticateApi, CheckToken, LogOut }
