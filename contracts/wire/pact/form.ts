/** Boundary of the forms in the pact: constant, or the file would change with each run. */
export const boundary = 'ronde-console-form-boundary'

interface Attached {
  file: File
  bytes: Uint8Array
}

const isAttached = (value: unknown): value is Attached =>
  typeof value === 'object' && value !== null && 'bytes' in value

const line = '\r\n'

function part(name: string, value: unknown): Buffer {
  const disposition = `--${boundary}${line}Content-Disposition: form-data; name="${name}"`
  if (!isAttached(value)) return Buffer.from(`${disposition}${line}${line}${String(value)}${line}`)
  const head = `${disposition}; filename="${value.file.name}"${line}Content-Type: ${value.file.type}${line}${line}`
  return Buffer.concat([Buffer.from(head), value.bytes, Buffer.from(line)])
}

/** A form as the client sends it: fields and files in the order in which they are given, lists part by part. */
export const formBytes = (fields: Readonly<Record<string, unknown>>): Buffer =>
  Buffer.concat([
    ...Object.entries(fields).flatMap(([name, value]) =>
      (Array.isArray(value) ? (value as unknown[]) : [value]).map((one) => part(name, one)),
    ),
    Buffer.from(`--${boundary}--${line}`),
  ])
