import type { SessionPayload } from '@ronde/contracts/services/Core/SecAuthentification'

/** The payload of a token; `exp` is far in the future. */
export const payload = (changed: Partial<SessionPayload> = {}): SessionPayload => ({
  login: 'a.martin',
  lbUser: 'Alice Martin',
  lbGroupe: 'Administrateurs',
  idGroupe: 1,
  refIdentification: 'BASIC',
  defaultRoute: null,
  exp: 4_102_444_800,
  ...changed,
})

const base64url = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** An unsigned token (RFC 7519) with that payload. */
export const tokenOf = (changed: Partial<SessionPayload> = {}): string =>
  [JSON.stringify({ alg: 'none' }), JSON.stringify(payload(changed)), 'signature'].map(base64url).join('.')
