/** A name that nothing else has, for a save or an opening of an editor; it needs no secure context. */
export const newKey = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
