import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The part `directory` of the console's `config.json`: where directory sign-in goes. */
export interface ConsoleDirectory {
  clientId: string
  authority: string
  passwordResetAuthority?: string
  knownAuthorities: readonly string[]
  scopes: readonly string[]
}

/** The built console's `config.json` with that part put in. Rejects when there is none, or when it is no JSON. */
export async function configWithDirectory(folder: string, directory: ConsoleDirectory): Promise<object> {
  const config = JSON.parse(await readFile(join(folder, 'config.json'), 'utf8')) as object
  return { ...config, directory }
}

/** The hosts the console then speaks to besides its own: `https://localhost:5081`. */
export const originsOf = ({ authority, passwordResetAuthority = authority }: ConsoleDirectory): string[] => [
  ...new Set([authority, passwordResetAuthority].map((address) => new URL(address).origin)),
]
