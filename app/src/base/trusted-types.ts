/** What a browser that knows Trusted Types (W3C) asks before a text becomes markup or the address of a script. */
interface Rules {
  createHTML: (text: string, type: string, sink: string) => string | null
  createScriptURL: (address: string) => string | null
}

interface TrustedTypes {
  createPolicy: (name: 'default', rules: Rules) => unknown
}

/**
 * The page is served with `require-trusted-types-for 'script'`: no text becomes markup, but what the purifier of the library has
 * made of it. Two things pass besides: a document that a parser makes apart, where nothing runs, and scripts of the console's own host.
 */
const rules: Rules = {
  createHTML: (text, _type, sink) => (sink === 'DOMParser parseFromString' ? text : null),
  createScriptURL: (address) => (new URL(address, location.href).origin === location.origin ? address : null),
}

/** Puts the rules up; called once, before anything else runs. A browser that does not know them goes on without. */
export function limitMarkup(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', rules)
}
