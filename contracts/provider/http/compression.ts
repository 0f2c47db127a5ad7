import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Answers of fewer bytes fit into one packet anyway. */
const threshold = 1_400

/** Compresses answers and files as their reader understands it, quickly rather than well; must come before the routes. */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold,
    encodings: ['br', 'gzip'],
    brotliOptions: {
      params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
    },
    zlibOptions: { level: 2 },
  })
}

/** Not so what holds a token beside what the caller has sent: its length would tell of it. */
export const isCompressed = ({ service }: { service: string }): false | undefined =>
  service.endsWith('/SecAuthentification') ? false : undefined
