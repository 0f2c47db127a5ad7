import { securityHeaders } from '../../contracts/provider/security/headers.ts'

const properName = (name: string): string => name.replace(/\b\w/g, (letter) => letter.toUpperCase())

const lines = (line: (name: string, value: string) => string): string =>
  Object.entries(securityHeaders())
    .map(([name, value]) => `${line(properName(name), value)}\n`)
    .join('')

const why = '# The headers of contracts/provider/security/headers.ts; a test holds this file to them.\n'

/** The security headers as nginx writes them: `deploy/nginx/ronde-headers.conf`. */
export const nginxHeaders = (): string => why + lines((name, value) => `add_header ${name} "${value}" always;`)

/** The same for Caddy: `deploy/caddy/ronde-headers.caddy`. */
export const caddyHeaders = (): string => why + lines((name, value) => `header ${name} "${value}"`)
