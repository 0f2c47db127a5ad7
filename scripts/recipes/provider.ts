import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { selfSigned } from '../../contracts/provider/directory/certificate.ts'
import { startProcess } from '../../contracts/provider/testing/test-process.ts'

/** The provider in production mode, and a folder with a certificate for the proxy in front of it. */
export interface RunningProvider {
  port: number
  folder: string
  /** The certificate as PEM; it and its key are `fullchain.pem` and `key.pem` in the folder. */
  certificate: string
  stop: () => Promise<void>
}

/** A server that was started before the provider, by one of the recipes. */
export interface RunningRecipe {
  address: string
  ca: string
  /** The address without encryption. */
  plain: string
  stop: () => Promise<void>
  /** Looks at what this recipe alone has. Resolves with what is wrong, or null. */
  look?: () => Promise<string | null>
}

/** A test of the files of `deploy`; `start` resolves to null where the server is not installed. */
export interface Recipe {
  name: string
  start: (provider: RunningProvider) => Promise<RunningRecipe | null>
}

/** Starts the provider's program, in production, on a data folder of its own. */
export async function startProvider(): Promise<RunningProvider> {
  const folder = mkdtempSync(join(tmpdir(), 'ronde-recipe-'))
  const { certificate, key } = selfSigned(new Date())
  writeFileSync(join(folder, 'fullchain.pem'), certificate)
  writeFileSync(join(folder, 'key.pem'), key, { mode: 0o600 })
  const { child, url, ended } = startProcess(join(folder, 'data'), ['--production'], {
    DATABASE_URL: '',
    HOST: '127.0.0.1',
    RONDE_TRUST_PROXY: '127.0.0.1',
    RONDE_ADMIN_LOGIN: 'direction',
    RONDE_ADMIN_PASSWORD: 'a long password of our own',
  })
  const port = Number(new URL(await url).port)
  return {
    port,
    folder,
    certificate,
    stop: async () => {
      child.kill()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
