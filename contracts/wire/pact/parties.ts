/** The two parties of the pact. */
export const consumer = 'ronde-console'
export const provider = 'ronde-api'

/** The bare name of a service: `/api/Core/SysInfo` → `SysInfo`. */
export const serviceIn = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** Name of the pact file, as Pact makes it. */
export const pactFile = `${consumer}-${provider}.json`
