/** Finds the .NET SDK. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './run.ts'

/** Folder of .NET's build output: nothing is written beside the sources. */
export const artifacts = join(root, 'test-results/dotnet')

/** Environment of .NET's commands: settings in that folder, English messages, no telemetry. */
export const dotnetEnvironment = {
  ...process.env,
  DOTNET_CLI_HOME: artifacts,
  DOTNET_NOLOGO: '1',
  DOTNET_CLI_TELEMETRY_OPTOUT: '1',
  DOTNET_CLI_UI_LANGUAGE: 'en',
}

/** The version of the SDK; null when it is missing or too old. */
export function sdkVersion(): string | null {
  const { status, stdout } = spawnSync('dotnet', ['--version'], { env: dotnetEnvironment, encoding: 'utf8' })
  const version = status === 0 ? stdout.trim() : ''
  return Number.parseInt(version, 10) >= 10 ? version : null
}
