import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { HttpFailure } from '../messages/failure.ts'
import { policyNames, reportsPath } from '../security/headers.ts'
import { OnceAMinute } from '../security/once-a-minute.ts'

// Anybody may send anything here: only the fields that are used are read, and cut to what a line of the log can hold.
const short = z.string().transform((given) => given.slice(0, 200))
// Query and fragment may hold personal data: only the address up to the path is kept.
const place = z
  .string()
  .transform((given) => given.split(/[?#]/, 1)[0]?.slice(0, 200))
  .optional()

/** The report that browsers send to `report-uri`. */
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

/** The policy's directive of a reported one: `script-src` for `script-src-elem`. */
const kindOf = (directive: string): string => policyNames.find((name) => directive.startsWith(name)) ?? 'other'

/** Accepts reports of content security policy violations, and logs at most one a minute for each directive. */
export async function acceptPolicyReports(app: FastifyInstance, now: () => Date): Promise<void> {
  const noted = new OnceAMinute()
  // In a scope of its own: other routes do not accept these content types.
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
