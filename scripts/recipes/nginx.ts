import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { ask } from '../doctor/ask.ts'
import { root } from '../run.ts'
import type { Recipe } from './provider.ts'
import { freePort, isInstalled, serve } from './serving.ts'

/** A part of the main file of Debian's nginx: what the recipe finds around it, in a folder of its own. */
const around = (folder: string, mimeTypes: string) => `
user ${userInfo().username};
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
  include ${mimeTypes};
  default_type application/octet-stream;
  sendfile on;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  include ${folder}/ronde.conf;
}
`

/** What Let's Encrypt asks for, by its name. */
const challenge = 'LoqXcYV8q5ONbJQxbmR7SCTNo3tiAXDfowyjxAjEuX0'

/** Why a certificate would not be given, or null. */
async function whyNoCertificate(plain: string): Promise<string | null> {
  const { status, text } = await ask(`${plain}.well-known/acme-challenge/${challenge}`)
  return status === 200 && text === challenge ? null : `the challenge of Let's Encrypt is answered ${status}`
}

/** The recipe of `deploy/nginx`, with paths, ports and names of this machine. */
export const nginx: Recipe = {
  name: 'nginx',
  start: async ({ port, folder, certificate }) => {
    if (!isInstalled('nginx', ['-v'])) return null
    const own = join(folder, 'nginx')
    mkdirSync(join(own, 'html/.well-known/acme-challenge'), { recursive: true })
    writeFileSync(join(own, 'html/.well-known/acme-challenge', challenge), challenge)
    const [secure, plain] = [await freePort(), await freePort()]
    const recipe = readFileSync(join(root, 'deploy/nginx/ronde.conf'), 'utf8')
      .replaceAll('127.0.0.1:5080', `127.0.0.1:${port}`)
      .replaceAll('ronde.example.org', 'localhost')
      .replaceAll('/etc/ssl/ronde/', `${folder}/`)
      .replaceAll('/etc/nginx/ronde-headers.conf', `${own}/ronde-headers.conf`)
      .replaceAll('/srv/ronde/console', join(root, 'app/dist'))
      .replaceAll('/var/log/nginx/', `${own}/`)
      .replaceAll('/var/www/html', join(own, 'html'))
      .replaceAll(/^ *listen \[::\].*\n/gm, '')
      .replace('listen 443', `listen 127.0.0.1:${secure}`)
      .replace('listen 80', `listen 127.0.0.1:${plain}`)
      .replace('https://$host$', `https://$host:${secure}$`)
    writeFileSync(join(own, 'ronde.conf'), recipe)
    copyFileSync(join(root, 'deploy/nginx/ronde-headers.conf'), join(own, 'ronde-headers.conf'))
    writeFileSync(join(own, 'nginx.conf'), around(own, '/etc/nginx/mime.types'))
    const address = `https://localhost:${secure}/`
    const stop = await serve('nginx', ['-p', own, '-c', join(own, 'nginx.conf')], { address, ca: certificate })
    const plainly = `http://localhost:${plain}/`
    return { address, ca: certificate, plain: plainly, stop, look: () => whyNoCertificate(plainly) }
  },
}
