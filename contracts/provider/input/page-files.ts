import { HttpFailure } from '../messages/failure.ts'

// The first bytes of each type: a file's name and declared type cannot be trusted.
const signatures: readonly (readonly [mimeType: string, bytes: readonly number[]])[] = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
]

/** The MIME type of a page's file: PDF, PNG or JPEG. Throws 415 for anything else. */
export async function pageTypeOf(file: File): Promise<string> {
  const start = await file.slice(0, 8).bytes()
  const found = signatures.find(([, bytes]) => bytes.every((byte, at) => start[at] === byte))
  if (!found) throw new HttpFailure(415, 'unsupportedType')
  return found[0]
}

/** The name of a file without path and invisible characters, cut to its last 200 characters, so that its extension stays. */
export const fileNameOf = ({ name }: File): string =>
  (name.split(/[\\/]/).at(-1) ?? '').replaceAll(/\p{C}/gu, '').trim().slice(-200) || 'document'
