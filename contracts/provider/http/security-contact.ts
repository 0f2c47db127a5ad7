import type { FastifyInstance } from 'fastify'

/** Days after which whoever kept a copy is to ask again; RFC 9116 wants less than a year. */
const daysGood = 30

/** Says where holes are reported (RFC 9116). */
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
