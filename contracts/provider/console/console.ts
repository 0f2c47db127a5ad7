import { basename } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type ConsoleDirectory, configWithDirectory } from './console-config.ts'
import { probePaths } from '../http/probes.ts'
import { HttpFailure } from '../messages/failure.ts'
import type { Provided } from '../operations/provide.ts'

// A file or something hidden, never a screen.
const looksLikeFile = /\/\.|\.[^/]*$|^\/assets\//

const hashed = /-[\w-]{8,}\.\w+(\.(br|gz))?$/

/** How long a browser may keep a file: those named by their content for ever, the page itself not at all. */
function cacheControl(file: string): string {
  if (/[\\/]assets[\\/]/.test(file) && hashed.test(file)) return 'public, max-age=31536000, immutable'
  return basename(file) === 'index.html' ? 'no-store' : 'no-cache'
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? ''

const isApi = (path: string): boolean => path === '/api' || path.startsWith('/api/')

/** The built console, and what its configuration is to say of the directory. */
interface ServedConsole {
  folder: string | undefined
  directory: ConsoleDirectory | undefined
}

/**
 * Answers every address that is no operation: files of the built console, its page for addresses that look like screens,
 * 405 for an operation asked by another verb, 400 for an unknown operation of a known service, else 404.
 */
export async function serveConsole(
  app: FastifyInstance,
  { folder, directory }: ServedConsole,
  services: readonly Provided[],
): Promise<void> {
  const known = new Set(services.map(({ address }) => address.service))
  const verbs = new Map(services.map(({ address }) => [`${address.service}/${address.operation}`, address.verb]))
  const isScreen = (request: FastifyRequest) => {
    const path = pathOf(request)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    return folder !== undefined && isRead && !isApi(path) && !probePaths.includes(path) && !looksLikeFile.test(path)
  }

  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(request)
    const verb = verbs.get(path)
    if (verb !== undefined) {
      reply.header('allow', verb)
      throw new HttpFailure(405, 'otherVerb')
    }
    if (known.has(path.slice(0, path.lastIndexOf('/')))) throw new HttpFailure(400, 'unknownOperation')
    if (!isScreen(request)) throw new HttpFailure(404, 'addressNotFound')
    return reply.sendFile('index.html')
  })
  if (folder === undefined) return
  if (directory) {
    app.get('/config.json', async (_request, reply) =>
      reply.header('cache-control', 'no-cache').send(await configWithDirectory(folder, directory)),
    )
  }

  await app.register(fastifyStatic, {
    root: folder,
    // As the build has left them: `main-….js.br`, `main-….js.gz`.
    preCompressed: true,
    acceptRanges: false,
    // Dotfiles and source maps are nobody's business.
    dotfiles: 'ignore',
    allowedPath: (path) => !path.endsWith('.map'),
    cacheControl: false,
    setHeaders: (reply, file) => {
      reply.header('cache-control', cacheControl(file))
    },
  })
}
