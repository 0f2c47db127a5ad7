import { randomBytes } from 'node:crypto'
import type { JWK } from 'jose'
import { type Context, interactionPolicy, Provider } from 'oidc-provider'
import { languageOf } from '../messages/messages.ts'
import { directoryAccounts } from './accounts.ts'
import { memoryOfOneDirectory } from './memory.ts'
import { type Html, html, renderPage, trusted } from './page.ts'
import { words } from './words.ts'

/** The client id under which the directory knows the console. */
export const clientId = 'ronde-console'

const scope = 'openid profile email User.Read offline_access'
const hour = 3_600

export interface OpenIdOptions {
  issuer: string
  consoleOrigin: string
  /** RSA, private. */
  key: JWK
}

/** First-party: whoever signs in has said yes to everything the console may ask. */
async function grantFor({ oidc }: Context) {
  const accountId = oidc?.session?.accountId
  const id = oidc?.client?.clientId
  if (!oidc || accountId === undefined || id === undefined) return undefined
  const known = oidc.session?.grantIdFor(id)
  const existing = known === undefined ? undefined : await oidc.provider.Grant.find(known)
  if (existing) return existing
  const grant = new oidc.provider.Grant({ clientId: id, accountId })
  grant.addOIDCScope(scope)
  await grant.save()
  return grant
}

function findAccount(_context: Context, id: string) {
  const account = directoryAccounts.find((known) => known.id === id)
  if (!account) return undefined
  const { name, login, mail } = account
  return {
    accountId: id,
    claims: () => Promise.resolve({ sub: id, oid: id, name, preferred_username: login, email: mail }),
  }
}

function interactions() {
  const policy = interactionPolicy.base()
  // MSAL asks for it when another account is to be chosen.
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  return {
    policy,
    url: ({ oidc }: Context, { uid }: { uid: string }) =>
      `${new URL(oidc?.provider.issuer ?? '').pathname.replace(/\/$/, '')}/interaction/${uid}`,
  }
}

type Words = (typeof words)['fr']

/** The directory's own pages for what is neither sign-in nor token. */
function pages(consoleOrigin: string) {
  const show = (
    context: Context,
    body: (told: Words) => Html,
    script?: string,
    title: 'signOut' | 'failure' = 'signOut',
  ) => {
    const language = languageOf(context.get('accept-language'))
    const told = words[language]
    const { text, headers, status } = renderPage(
      { language, title: told[title], body: body(told), script },
      { consoleOrigin },
    )
    context.set(headers)
    Object.assign(context, { status: title === 'failure' ? 400 : status, body: text })
  }
  return {
    renderError: (
      context: Context,
      { error, error_description: description = '' }: { error: string; error_description?: string },
    ) =>
      show(
        context,
        () =>
          html`<p><code>${error}</code></p>
            <p>${description}</p>`,
        undefined,
        'failure',
      ),
    postLogoutSuccessSource: (context: Context) =>
      show(context, ({ signedOut }) => html`<p role="status">${signedOut}</p>`),
    logoutSource: (context: Context, form: string) => {
      const ask = (told: Words) =>
        html`${trusted(form)}
          <div class="ways">
            <button id="yes" type="submit" form="op.logoutForm" name="logout" value="yes">${told.signOut}</button>
            <button type="submit" form="op.logoutForm">${told.stay}</button>
          </div>`
      // The user has already confirmed signing out in the console.
      const script = context.oidc?.params?.['post_logout_redirect_uri']
        ? 'document.getElementById("yes").click()'
        : undefined
      show(context, ask, script)
    },
  }
}

/** An OpenID provider for the console and nobody else: authorization code with PKCE (S256), nothing kept once the process ends. */
export function openIdProvider({ issuer, consoleOrigin, key }: OpenIdOptions): Provider {
  const { renderError, ...logout } = pages(consoleOrigin)
  return new Provider(issuer, {
    adapter: memoryOfOneDirectory(),
    clients: [
      {
        client_id: clientId,
        client_name: 'Ronde',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [`${consoleOrigin}/redirect.html`, `${consoleOrigin}/`],
        post_logout_redirect_uris: [
          `${consoleOrigin}/redirect.html`,
          `${consoleOrigin}/`,
          `${consoleOrigin}/Core/Sec/AuthLogin`,
        ],
      },
    ],
    clientBasedCORS: (_context: Context, origin: string) => origin === consoleOrigin,
    claims: { openid: ['sub', 'oid'], profile: ['name', 'preferred_username'], email: ['email'] },
    // MSAL reads the account from the identity token, and so does AuthenticateWithToken.
    conformIdTokenClaims: false,
    scopes: scope.split(' '),
    responseTypes: ['code'],
    pkce: { required: () => true },
    extraParams: ['misbehaviour'],
    cookies: {
      keys: [randomBytes(32).toString('base64url')],
      names: { session: 'ronde-directory', interaction: 'ronde-directory-way', resume: 'ronde-directory-back' },
    },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: true, ...logout } },
    findAccount,
    interactions: interactions(),
    // Without an https console, silent renewal goes by them.
    issueRefreshToken: () => Promise.resolve(true),
    jwks: { keys: [key] },
    loadExistingGrant: grantFor,
    renderError,
    ttl: {
      AccessToken: hour,
      AuthorizationCode: 60,
      Grant: 24 * hour,
      IdToken: hour,
      Interaction: hour,
      RefreshToken: 24 * hour,
      Session: 24 * hour,
    },
  })
}
