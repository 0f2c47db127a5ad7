import type { SessionPayload } from '@ronde/contracts/services/Core/SecAuthentification'

/** What a token says of its user; `exp` is far off. */
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

/** A token (RFC 7519) of that user; nobody signed it. */
export const tokenOf = (changed: Partial<SessionPayload> = {}): string =>
  [JSON.stringify({ alg: 'none' }), JSON.stringify(payload(changed)), 'signature'].map(base64url).join('.')
