import * as fc from 'fast-check'

const host = 'evil.example'

/** Prefixes that make a browser read what follows as a host. */
const leads = [
  '//',
  '///',
  '////',
  '/\\',
  '\\/',
  '\\\\',
  '/\\\\',
  '\\',
  '/\t/',
  '/\n/',
  '/\r/',
  '\t//',
  ' //',
  '//\t',
  '/ /',
  '/%2f',
  '/%2F',
  '/%2f%2f',
  '/%5c',
  '/%5C%5c',
  '%2f%2f',
  '%5c%5c',
  '/.//',
  '/./',
  '/..//',
  '/../',
  '/%2e%2e/',
  '/%2E%2E//',
  '/%2e/',
  '/a/..//',
  '/a//',
  '/a/../../',
  '//user@',
  '//user:pass@',
  '/@',
  '@',
] as const

const schemes = [
  'http:',
  'https:',
  'ftp:',
  'file:',
  'blob:',
  'ws:',
  'HTTPS:',
  'hTTps:',
  'ht\ntps:',
  ' https:',
  '\u0000https:',
  '&#104;ttps:',
] as const
const scripts = [
  'javascript:',
  'JAVASCRIPT:',
  'JaVaScRiPt:',
  'java\tscript:',
  'java\nscript:',
  'java\rscript:',
  ' javascript:',
  '\u0001javascript:',
  'javascript&colon;',
  '&#106;avascript:',
  'vbscript:',
  'VbScript:',
  'data:',
  'DATA:',
  'data:text/html;base64,',
  'view-source:javascript:',
  'livescript:',
  'mocha:',
  'about:',
  'filesystem:',
] as const

const inert = ['/@', '/ /', '@'] as const
const ofHost = leads
  .filter((lead) => !inert.some((known) => known === lead))
  .flatMap((lead) => [`${lead}${host}`, `${lead}${host}/Aff/Aff/AffaireList`, `${lead}127.0.0.1:8080?q=1`])
const ofScheme = schemes.flatMap((scheme) => [
  `${scheme}//${host}`,
  `${scheme}${host}`,
  `${scheme}/${host}`,
  `${scheme}\\\\${host}`,
])
const ofScript = scripts.flatMap((scheme) => [
  `${scheme}alert(1)`,
  `${scheme}//%0aalert(1)`,
  `${scheme}/Aff/Aff/AffaireList`,
])

/** About 200 addresses that lead out of the console, or try to. */
export const hostileAddresses: readonly string[] = [
  ...new Set([...ofHost, ...ofScheme, ...ofScript, '', ' ', '.', '..', host, `www.${host}`]),
]

/** Addresses made of the same pieces, or of any text. */
export const hostileArbitrary: fc.Arbitrary<string> = fc.oneof(
  fc
    .array(
      fc.constantFrom<string>(
        ...leads,
        ...schemes,
        ...scripts,
        host,
        '/',
        '\\',
        '.',
        '..',
        '%2e',
        '%2f',
        '%5c',
        '\t',
        '\n',
        '?',
        '#',
        '/Cases',
        '/Users',
        'Cases',
      ),
      { maxLength: 6 },
    )
    .map((parts) => parts.join('')),
  fc.webUrl(),
  fc.string({ unit: 'binary' }),
)
