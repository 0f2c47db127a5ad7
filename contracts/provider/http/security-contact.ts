import type { FastifyInstance } from 'fastify'

/** Days for which the file is valid (`Expires`); RFC 9116 recommends less than a year. */
const daysGood = 30

/** Serves the contact for reports of vulnerabilities (RFC 9116). */
export function answerSecurityContact(app: FastifyInstance, contact: string, now: () => Date): void {
  app.get('/.well-known/security.txt', async (_request, reply) => {
    const end = new Date(now().getTime() + daysGood * 86_400_000)
    const lines = [`Contact: ${contact}`, `Expires: ${end.toISOString()}`, 'Preferred-Languages: fr, en']
    return reply
      .header('cache-control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`)
  })
}
