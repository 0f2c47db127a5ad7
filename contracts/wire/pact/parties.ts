/** The two parties of the pact. */
export const consumer = 'ronde-console'
export const provider = 'ronde-api'

/** Name of the pact file, as Pact makes it. */
export const pactFile = `${consumer}-${provider}.json`
