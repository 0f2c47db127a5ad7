import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as after } from 'node:timers/promises'
import type { Interaction, Provider } from 'oidc-provider'
import { type Language, languageOf } from '../messages/messages.ts'
import { directoryAccounts, isMisbehaviour, type Misbehaviour } from './accounts.ts'
import { answerToAnother, type ClockSkew, refusal } from './misbehaviour.ts'
import { html, sendPage } from './page.ts'
import { signInPage } from './sign-in-page.ts'
import { words } from './words.ts'

/** What the sign-in page of one authority needs. */
export interface SignIn {
  provider: Provider
  /** The authority that resets passwords. */
  isReset: boolean
  consoleOrigin: string
  skew: ClockSkew
  slowMilliseconds: number
}

const longestBody = 4_096

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = ''
  for await (const chunk of request) {
    text += String(chunk)
    if (text.length > longestBody) throw new Error('the form is too long')
  }
  return new URLSearchParams(text)
}

const languageFor = (request: IncomingMessage, { params }: Pick<Interaction, 'params'>): Language => {
  const asked = new URL(request.url ?? '/', 'https://localhost').searchParams.get('lang')
  return languageOf(
    asked ??
      (typeof params['ui_locales'] === 'string'
        ? params['ui_locales'].replaceAll(' ', ',')
        : request.headers['accept-language']),
  )
}

const askedOf = ({ params }: Interaction): Misbehaviour | null =>
  isMisbehaviour(params['misbehaviour']) ? params['misbehaviour'] : null

/** Answers the console; true when it has been answered. */
async function misbehave(
  misbehaviour: Misbehaviour | null,
  interaction: Interaction,
  { provider, skew, slowMilliseconds }: SignIn,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  switch (misbehaviour) {
    case 'denied':
    case 'forgotten':
      await provider.interactionFinished(request, response, refusal(misbehaviour), { mergeWithLastSubmission: false })
      return true
    case 'state':
      response.writeHead(303, { location: answerToAnother(interaction.params) }).end()
      return true
    case 'behind':
    case 'ahead':
      skew.remember(interaction.params['nonce'], misbehaviour)
      return false
    case 'slow':
      await after(slowMilliseconds, undefined, { ref: false })
      return false
    case null:
      return false
  }
}

async function choose(
  interaction: Interaction,
  signIn: SignIn,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const form = await formOf(request)
  const way = form.get('way')
  const account = directoryAccounts.find(({ id }) => id === form.get('account'))
  const misbehaviour = isMisbehaviour(way) ? way : (account?.misbehaviour ?? askedOf(interaction))
  if (await misbehave(misbehaviour, interaction, signIn, request, response)) return
  if (!account) return showPage(interaction, signIn, request, response)
  const result = { login: { accountId: account.id }, select_account: {} }
  await signIn.provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
}

function showPage(
  interaction: Interaction,
  { isReset, consoleOrigin }: SignIn,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  sendPage(response, signInPage({ language: languageFor(request, interaction), isReset }), { consoleOrigin })
}

/** Answers the address of a sign-in under way: shows the page, takes what was chosen on it. */
export async function interact(signIn: SignIn, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const interaction = await signIn.provider.interactionDetails(request, response).catch(() => null)
  if (!interaction) {
    const language = languageFor(request, { params: {} })
    const { failure, expired } = words[language]
    return sendPage(response, { language, title: failure, body: html`<p>${expired}</p>`, status: 400 }, signIn)
  }
  if (request.method === 'POST') return choose(interaction, signIn, request, response)
  // A refusal that the request itself asks for needs no click.
  const asked = askedOf(interaction)
  const isAtOnce = asked === 'denied' || asked === 'forgotten' || asked === 'state'
  if (isAtOnce && (await misbehave(asked, interaction, signIn, request, response))) return
  showPage(interaction, signIn, request, response)
}
