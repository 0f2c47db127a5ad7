import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { securityHeaders } from '../contracts/provider/security/headers.ts'

const styleSource = /style-src ([^;]+)/.exec(securityHeaders()['content-security-policy'] ?? '')?.[1] ?? ''
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const library = dirname(createRequire(import.meta.url).resolve('react-aria/package.json'))

/** The texts that a module of react-aria puts into style elements. */
function textsIn(module: string): string[] {
  const source = readFileSync(join(library, 'dist/private', module), 'utf8')
  return [...source.matchAll(/style\.textContent = `([\s\S]*?)`\.trim\(\)/g)].map(([, text = '']) =>
    text.replace(/\$\{\S*PRESSABLE_ATTRIBUTE\}/, 'data-react-aria-pressable').trim(),
  )
}

test.each(['interactions/usePress.mjs', 'overlays/usePreventScroll.mjs'])(
  'the policy names the style that %s of the installed react-aria adds',
  (module) => {
    const texts = textsIn(module)
    expect(texts).toHaveLength(1)
    expect(styleSource.split(' ')).toEqual(expect.arrayContaining(texts.map(hashOf)))
  },
)

test('the policy names the empty style, and lets in nothing else that is inline', () => {
  expect(styleSource.split(' ')).toContain(hashOf(''))
  expect(styleSource).not.toContain('unsafe')
})
