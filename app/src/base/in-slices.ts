/** Milliseconds of work after which the page may draw and be pressed. */
const slice = 12

/** Does something with each item, yielding to the page between slices; false when it was stopped. */
export async function inSlices<Item>(
  items: Iterable<Item>,
  act: (item: Item) => void,
  { signal, onPause }: { signal?: AbortSignal | undefined; onPause?: () => void } = {},
): Promise<boolean> {
  let until = performance.now() + slice
  for (const item of items) {
    act(item)
    if (performance.now() < until) continue
    onPause?.()
    await new Promise((resolve) => setTimeout(resolve))
    if (signal?.aborted) return false
    until = performance.now() + slice
  }
  return signal?.aborted !== true
}
