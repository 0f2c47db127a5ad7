// Serves what was built, each page under a policy that lets in nothing that does not bear its nonce.
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

const folder = join(import.meta.dirname, 'dist')
const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

const policyOf = (nonce) =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

const server = createServer(async ({ url = '/' }, response) => {
  const { pathname } = new URL(url, 'http://localhost')
  const path = normalize(pathname === '/' ? '/index.html' : pathname)
  const file = await readFile(join(folder, path)).catch(() => undefined)
  if (!file) return response.writeHead(404).end()
  const nonce = randomBytes(16).toString('base64')
  response.writeHead(200, {
    'content-type': `${types[extname(path)] ?? 'application/octet-stream'}; charset=utf-8`,
    'content-security-policy': policyOf(nonce),
    'x-content-type-options': 'nosniff',
  })
  response.end(path === '/index.html' ? file.toString().replaceAll('__nonce__', nonce) : file)
})

server.listen(Number(process.env.PORT ?? 4173), () =>
  process.stdout.write(`http://localhost:${server.address().port}\n`),
)
