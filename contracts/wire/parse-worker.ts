/** Runs in a worker: parses a long answer and posts its rows in slices, so that no slice blocks the page. */
const sliceLength = 2_000

export interface Parsed {
  /** The envelope; its `value` is left out when it is a list, which follows in slices. */
  envelope?: unknown
  rows?: unknown[]
  done?: boolean
  failed?: boolean
}

const post = (message: Parsed) => self.postMessage(message)

self.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  try {
    const envelope: unknown = JSON.parse(new TextDecoder().decode(data))
    const list =
      envelope && typeof envelope === 'object' && 'value' in envelope && Array.isArray(envelope.value)
        ? envelope.value
        : null
    post({ envelope: list ? { ...(envelope as object), value: [] } : envelope })
    const slices = Math.ceil((list?.length ?? 0) / sliceLength)
    for (let slice = 0; slice < slices; slice++)
      post({ rows: list?.slice(slice * sliceLength, (slice + 1) * sliceLength) })
    post({ done: true })
  } catch {
    post({ failed: true })
  }
})
