/** Path to which browsers report violations of the content security policy. */
export const reportsPath = '/csp-report'

/** Hashes of the style elements that are allowed (docs/decisions/2026-11-25-styles-without-unsafe-inline.md). */
const styleTexts = [
  // An empty element: styled-components and pdf.js insert their rules into it by script.
  'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
  // The style of what index.html shows until the console is loaded.
  'sha256-WLouofe+oB2CsiUOip4dTzaKArv7JdBJc+QAHI3fHQc=',
  // The styles that react-aria adds for pressable elements, and for overlays on iOS.
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
  // Only these policies turn text into markup: the console's default one, and DOMPurify's own.
  'require-trusted-types-for': "'script'",
  'trusted-types': 'default dompurify',
  // Supported by every browser. With `report-to` beside it Chromium uses that alone, and does not report without https.
  'report-uri': reportsPath,
}

/** The directives that a violation can name. */
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

/** Headers of every answer: calls, files and errors alike. `origins`: other hosts that the console connects to. */
export const securityHeaders = (origins: readonly string[] = []): Readonly<Record<string, string>> => ({
  'content-security-policy': policyWith(origins),
  // The directory's sign-in window has to post to the page that opened it.
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
