/** Where browsers report what the policy has stopped. */
export const reportsPath = '/csp-report'

/** The texts of style elements that may apply, by their hash (docs/decisions/2026-11-25-styles-without-unsafe-inline.md). */
const styleTexts = [
  // None: styled-components and pdf.js put their rules into empty elements one by one, which is a script's doing.
  'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
  // What index.html shows until the console is there.
  'sha256-WLouofe+oB2CsiUOip4dTzaKArv7JdBJc+QAHI3fHQc=',
  // What react-aria adds for what can be pressed, and for what lies over a page on iOS.
  'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=',
  'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg=',
].map((hash) => `'${hash}'`)

const contentSecurityPolicy = {
  'default-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  'script-src': "'self'",
  'style-src': ["'self'", ...styleTexts].join(' '),
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'form-action': "'self'",
  // A text becomes markup through the console's sanitiser alone; its own rules say what else may.
  'require-trusted-types-for': "'script'",
  'trusted-types': 'default dompurify',
  // Every browser knows it; where `report-to` stands beside it Chromium looks at that alone, which it leaves undone without https.
  'report-uri': reportsPath,
}

/** The directives that may be broken. */
export const policyNames: readonly string[] = [
  ...Object.keys(contentSecurityPolicy).filter((name) => name !== 'report-uri'),
  'frame-src',
]

const policyWith = (origins: readonly string[]): string => {
  const reached =
    origins.length === 0 ? {} : { 'connect-src': ["'self'", ...origins].join(' '), 'frame-src': origins.join(' ') }
  return Object.entries({ ...contentSecurityPolicy, ...reached })
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ')
}

/** Headers of every answer: calls, files and errors alike. `origins`: whom the console speaks to besides its own host. */
export const securityHeaders = (origins: readonly string[] = []): Readonly<Record<string, string>> => ({
  'content-security-policy': policyWith(origins),
  // The directory's sign-in window has to speak to the page that opened it.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
})
