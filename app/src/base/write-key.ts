/** A key that no other write has; it needs no secure context. */
export const newWriteKey = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
