/** `node scripts/measure-answers.ts [rows]`: what the longest list weighs and takes, and how long another's calls wait meanwhile. */
import { request } from 'node:http'
import { accounts } from '../app/e2e/journey.ts'
import { startProvider } from '../app/e2e/provider.ts'

const rows = process.argv[2] ?? '100000'
const provider = await startProvider('--rows', rows)

interface Answer {
  bytes: number
  seconds: number
}

/** Asks, and lets the answer go by as it comes. */
const ask = (path: string, headers: Record<string, string>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const startedAt = performance.now()
    request(`${provider.url}${path}`, { headers }, (answer) => {
      let bytes = 0
      answer.on('data', (piece: Buffer) => (bytes += piece.length))
      answer.on('end', () => resolve({ bytes, seconds: (performance.now() - startedAt) / 1000 }))
      answer.on('error', reject)
    })
      .on('error', reject)
      .end()
  })

try {
  const signIn = await fetch(`${provider.url}/api/Core/SecAuthentification/Authenticate`, {
    method: 'POST', body: JSON.stringify(accounts.admin), headers: { 'content-type': 'application/json' },
  })
  const { value } = (await signIn.json()) as { value: { token: string } }
  const authorization = `Bearer ${value.token}`
  const own = '/api/Console/Adm/UsrUser/Get'
  await ask(own, { authorization })

  console.log('| list | encoding | MB | s | calls meanwhile | median, ms | longest, ms |\n|-|-|-|-|-|-|-|')
  for (const list of ['Aff/AffAffairePrestation', 'Aff/AffAffaire']) {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const state = { isRead: false }
      const whole = ask(`/api/Console/${list}/GetList`, { authorization, 'accept-encoding': encoding }).finally(() => (state.isRead = true))
      const waits: number[] = []
      while (!state.isRead) waits.push((await ask(own, { authorization })).seconds * 1000)
      const { bytes, seconds } = await whole
      waits.sort((a, b) => a - b)
      const figures = [(bytes / 1e6).toFixed(1), seconds.toFixed(2), waits.length, (waits[waits.length >> 1] ?? 0).toFixed(1), (waits.at(-1) ?? 0).toFixed(0)]
      console.log(`| ${list} | ${encoding} | ${figures.join(' | ')} |`)
    }
  }
} finally {
  await provider.stop()
  provider.remove()
}
