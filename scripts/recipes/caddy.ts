import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'
import type { Recipe } from './provider.ts'
import { freePort, isInstalled, serve } from './serving.ts'

/** The recipe of `deploy/caddy`, with paths, ports and a certificate of this machine. */
export const caddy: Recipe = {
  name: 'caddy',
  start: async ({ port, folder, certificate }) => {
    if (!isInstalled('caddy', ['version'])) return null
    const own = join(folder, 'caddy')
    mkdirSync(own, { recursive: true })
    const [secure, plain] = [await freePort(), await freePort()]
    const globals = `{\n\tadmin off\n\tauto_https disable_certs\n\thttp_port ${plain}\n\thttps_port ${secure}\n\tstorage file_system ${own}\n}\n`
    const recipe = readFileSync(join(root, 'deploy/caddy/Caddyfile'), 'utf8')
      .replaceAll('127.0.0.1:5080', `127.0.0.1:${port}`)
      .replace('http://ronde.example.org {', 'http://localhost {\n\tbind 127.0.0.1')
      .replace('https://{host}{uri}', `https://{host}:${secure}{uri}`)
      .replace('ronde.example.org {', `localhost {\n\tbind 127.0.0.1\n\ttls ${folder}/fullchain.pem ${folder}/key.pem`)
      .replaceAll('/srv/ronde/console', join(root, 'app/dist'))
    writeFileSync(join(own, 'Caddyfile'), globals + recipe)
    copyFileSync(join(root, 'deploy/caddy/ronde-headers.caddy'), join(own, 'ronde-headers.caddy'))
    const address = `https://localhost:${secure}/`
    const args = ['run', '--config', join(own, 'Caddyfile'), '--adapter', 'caddyfile']
    const stop = await serve('caddy', args, { address, ca: certificate })
    return { address, ca: certificate, plain: `http://localhost:${plain}/`, stop }
  },
}
