import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { HttpFailure } from '../messages/failure.ts'
import { readForm } from './forms.ts'

/** Maximum bytes of files in a form, for a table and for pages. */
export const mostOfTable = 20_000_000
export const mostOfPages = 50_000_000

/** The file of a form. */
export const file = z.instanceof(File)

/** True or false in a query. */
export const flagInQuery = z.enum(['true', 'false']).transform((given) => given === 'true')

/** Makes a server accept multipart forms. A form too large is read to its end, unkept: browsers read the answer only after sending. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser('multipart/form-data', (request: FastifyRequest, body: Readable) =>
    readForm(request.headers, body, request.routeOptions.bodyLimit ?? 0),
  )
  app.addHook('onSend', async ({ raw }, reply) => {
    if (reply.statusCode !== 413) return
    reply.removeHeader('connection')
    raw.resume()
  })
}

/** Throws 415, before the body is read, for a form where none is expected, and for anything else where one is. */
export function refuseOtherType({ headers }: FastifyRequest, upload: number | undefined): void {
  const isForm = /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')
  if (isForm !== (upload !== undefined)) throw new HttpFailure(415, 'unsupportedType')
}

/** The parts of a form and the parameters of the query in one object; a repeated part becomes a list. */
export function formFields(form: FormData, query: unknown): Record<string, unknown> {
  const fields = Object.entries(query ?? {})
  for (const name of new Set(form.keys())) {
    const parts = form.getAll(name)
    fields.push([name, parts.length > 1 ? parts : parts[0]])
  }
  return Object.fromEntries(fields)
}
