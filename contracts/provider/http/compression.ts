import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Answers of fewer bytes fit into one packet uncompressed. */
const threshold = 1_400

/** Compresses answers and files with an encoding that the client accepts, fast rather than small; must come before the routes. */
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

/** False for answers with a token beside the caller's input: their compressed length would reveal it (BREACH). */
export const isCompressed = ({ service }: { service: string }): false | undefined =>
  service.endsWith('/SecAuthentification') ? false : undefined
