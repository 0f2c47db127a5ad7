import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { HttpFailure } from '../messages/failure.ts'
import { policyNames, reportsPath } from '../security/headers.ts'
import { OnceAMinute } from '../security/once-a-minute.ts'

// Anybody may send anything here: only what is looked at is read, and no more of it than a line of the log bears.
const short = z.string().transform((given) => given.slice(0, 200))
// What follows the path may be somebody's data.
const place = z
  .string()
  .transform((given) => given.split(/[?#]/, 1)[0]?.slice(0, 200))
  .optional()

/** What browsers send to `report-uri`. */
const reported = z
  .object({
    'csp-report': z.object({
      'effective-directive': short.optional(),
      'violated-directive': short.optional(),
      'blocked-uri': place,
      'document-uri': place,
    }),
  })
  .transform(({ 'csp-report': told }) => ({
    directive: told['effective-directive'] ?? told['violated-directive'] ?? '',
    blocked: told['blocked-uri'],
    page: told['document-uri'],
  }))

const most = 65_536

/** Of what is reported, the directive of ours that was broken: `script-src` of `script-src-elem`. */
const kindOf = (directive: string): string => policyNames.find((name) => directive.startsWith(name)) ?? 'other'

/** Takes what browsers report of the content security policy: for each of its directives one line of the log a minute, however many come. */
export async function acceptPolicyReports(app: FastifyInstance, now: () => Date): Promise<void> {
  const noted = new OnceAMinute()
  // In a scope of its own: calls take no such bodies.
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/csp-report',
      { parseAs: 'string', bodyLimit: most },
      scope.getDefaultJsonParser('error', 'error'),
    )
    scope.post(reportsPath, async (request, reply) => {
      const { success, data } = reported.safeParse(request.body)
      if (!success) throw new HttpFailure(400, 'badRequest')
      if (noted.allows(kindOf(data.directive), now().getTime())) request.log.warn(data, 'content security policy')
      return reply.code(204).send()
    })
  })
}
