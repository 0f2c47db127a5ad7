/** What the local directory uses of oidc-provider 9.13.3, which brings no types of its own. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  export interface Grant {
    addOIDCScope: (scope: string) => void
    save: () => Promise<string>
  }

  /** The Koa context of a request. */
  export interface Context {
    body: unknown
    get: (header: string) => string
    set: (headers: Record<string, string>) => void
    oidc?: {
      route: string
      provider: Provider
      client?: { clientId: string }
      session?: { accountId?: string; grantIdFor: (clientId: string) => string | undefined }
      params?: Record<string, unknown>
    }
  }

  /** A sign-in under way. */
  export interface Interaction {
    uid: string
    prompt: { name: string }
    params: Record<string, unknown>
  }

  export interface InteractionResult {
    login?: { accountId: string }
    select_account?: object
    error?: string
    error_description?: string
  }

  export interface Account {
    accountId: string
    claims: () => Promise<Record<string, unknown> & { sub: string }>
  }

  export class Provider {
    constructor(issuer: string, configuration: object)
    readonly issuer: string
    readonly Grant: (new (grant: { clientId: string; accountId: string }) => Grant) & {
      find: (id: string) => Promise<Grant | undefined>
    }
    use(middleware: (context: Context, next: () => Promise<void>) => Promise<void>): this
    on(event: 'server_error', listener: (context: Context, error: Error) => void): this
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: InteractionResult,
      options: { mergeWithLastSubmission: boolean },
    ): Promise<void>
  }

  interface Policy {
    add: (prompt: object, position: number) => void
  }

  export const interactionPolicy: {
    base: () => Policy
    Prompt: new (prompt: { name: string; requestable: boolean }) => object
  }
}
