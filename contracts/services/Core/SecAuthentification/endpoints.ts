import * as z from 'zod/mini'
import { proposed } from '../../../wire/schema.ts'
import { POST, service } from '../../../wire/service.ts'

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

/** Sign-in, token check and sign-out. */
export const SecAuthentification = service('/api/Core/SecAuthentification', {
  Authenticate: POST({
    input: z.object({ login: z.string(), password: z.string() }),
    value: session,
    example: { input: { login: 'a.martin', password: 'correct horse' }, value: { token: 'header.payload.signature' } },
  }),
  AuthenticateWithToken: POST({
    input: z.object({ token: z.string() }),
    value: session,
    example: { input: { token: 'directory.token.signature' }, value: { token: 'header.payload.signature' } },
  }),
  AuthenticateApi: POST({
    input: z.object({ clientId: z.string(), clientSecret: z.string() }),
    value: session,
    example: {
      input: { clientId: 'planning', clientSecret: 'a long secret' },
      value: { token: 'header.payload.signature' },
    },
  }),
  CheckToken: POST({
    input: z.object({ token: z.string() }),
    value: validity,
    example: {
      input: { token: 'header.payload.signature' },
      value: { isValid: true, expiresAt: '2026-03-31T18:00:00.000Z' },
    },
  }),
  LogOut: POST({ value: z.boolean(), example: { value: true } }),
})
