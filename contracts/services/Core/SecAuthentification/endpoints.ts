import * as z from 'zod/mini'
import { marked, proposed } from '../../../wire/schema.ts'
import { POST, service } from '../../../wire/service.ts'

/** What documents say of the token: the second part of a JWT is what the console reads. */
const jwt = {
  contentMediaType: 'application/jwt',
  contentSchema: {
    type: 'array',
    prefixItems: [{ type: 'object' }, { $ref: '#/components/schemas/SessionPayload' }],
  },
}

export const session = z.object({
  token: marked(z.string(), { described: jwt }),
  mustChangePassword: proposed(z.optional(z.boolean())),
})
export const validity = z.object({ isValid: z.boolean(), expiresAt: z.optional(z.nullable(z.string())) })

/** What the token's payload carries (decisions: sign-in and session); the rest of it is the server's business. */
export const sessionPayload = z.object({
  login: z.string(),
  lbUser: z.string(),
  lbGroupe: z.string(),
  /** A number, as in JSON: a text is refused, and nobody comes in. */
  idGroupe: z.int(),
  /** B or AAD. */
  refIdentification: z.string(),
  /** Where to begin; null: at the first page. */
  defaultRoute: z._default(z.nullable(z.string()), null),
  /** When it ends: seconds since 1970, a number. */
  exp: marked(z.number(), { described: { type: 'integer' } }),
})
export type SessionPayload = z.infer<typeof sessionPayload>

/** Sign-in, token check and sign-out. */
export const SecAuthentification = service('/api/Core/SecAuthentification', {
  /** The token is a JWT whose payload the console reads (SessionPayload). A token that is sent along is ended, whoever's it is. */
  Authenticate: POST({
    input: z.object({ login: z.string(), password: z.string() }),
    value: session,
    example: { input: { login: 'a.martin', password: 'correct horse' }, value: { token: 'header.payload.signature' } },
  }),
  /** Takes the directory's token and answers one of the console, as Authenticate does. A token that is sent along is ended. */
  AuthenticateWithToken: POST({
    input: z.object({ token: z.string() }),
    value: session,
    example: { input: { token: 'directory.token.signature' }, value: { token: 'header.payload.signature' } },
  }),
  /** For programs; no screen uses it. A token that is sent along is ended. */
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
