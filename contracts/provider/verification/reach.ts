import type { Interaction } from '../../pacts/pact.ts'
import type { VerifiedServer } from './go-between.ts'
import { forward, NoAnswer } from './forward.ts'

/** A call that every server of the contract answers without a token, in whatever way. */
const anyCall = '/api/Core/SysInfo/GetAppInfo'

type Reached = Pick<VerifiedServer, 'url' | 'statesUrl' | 'timeout'>

const stateCall = (action: string, state: string, params: object = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify({ action, state, params })),
})

/** Whether the state endpoint answers 404 or 405 for two states: then it does not exist itself. */
async function isMissing({ statesUrl, timeout }: Reached, interactions: readonly Interaction[]): Promise<boolean> {
  const ask = async (state: string, params?: object) => {
    const { status } = await forward(new URL(statesUrl), stateCall('setup', state, params), timeout)
    await forward(new URL(statesUrl), stateCall('teardown', state, params), timeout)
    return status === 404 || status === 405
  }
  if (!(await ask(''))) return false
  const [first] = interactions.flatMap(({ providerStates = [] }) => providerStates)
  return first ? ask(first.name, first.params) : true
}

const isAddress = (address: string): boolean => URL.canParse(address) && /^https?:/.test(address)

/** Why a server cannot be reached, as a readable message; null when it can. */
export async function whyNoServer({ url, timeout }: Pick<Reached, 'url' | 'timeout'>): Promise<string | null> {
  if (!isAddress(url)) return `${url} is no address: give one such as http://127.0.0.1:5000`
  try {
    await forward(new URL(`${url}${anyCall}`), { method: 'GET' }, timeout)
    return null
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
    return `no server answers on ${url}: ${error.message}`
  }
}

/** Why a server cannot be verified, as a readable message; null when it can. Where a server hangs, it takes one timeout. */
export async function whyUnreachable(server: Reached, interactions: readonly Interaction[]): Promise<string | null> {
  const { statesUrl } = server
  const why = await whyNoServer(server)
  if (why !== null) return why
  if (!isAddress(statesUrl)) return `${statesUrl} is no address of a state endpoint`
  try {
    if (!(await isMissing(server, interactions))) return null
    return `the server has no state endpoint: ${statesUrl} answered 404. Add it in test builds (contracts/README.md), or say where it is by --states-url`
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
    return `the state endpoint ${statesUrl} does not answer: ${error.message}`
  }
}
