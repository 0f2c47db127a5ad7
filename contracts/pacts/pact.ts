/** A body as a pact holds it. */
export interface Content {
  content: unknown
  contentType: string
  encoded: string | false
}

/** One interaction of a pact: the states before it, what the console sends, what it expects. */
export interface Interaction {
  description: string
  providerStates?: { name: string; params?: Record<string, unknown> }[]
  request: {
    method: string
    path: string
    query?: Record<string, string[]>
    headers?: Record<string, string[]>
    body?: Content
  }
  response: {
    status: number
    headers?: Record<string, string[]>
    body?: Content
    matchingRules?: Record<string, unknown>
  }
}

/** A pact file. */
export interface Pact {
  interactions: Interaction[]
  metadata: Record<string, unknown> & {
    /** Version of the console, in the pact of a release. */
    consumer?: { version?: string; revision?: string }
  }
}

/** The pact in a text. */
export const pactIn = (text: string): Pact => JSON.parse(text) as Pact
