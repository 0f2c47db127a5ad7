import { useEffect, useState } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { initialGlobals } from '../toolbar/globals.ts'
import type { ToolbarGlobals } from '../toolbar/globals.ts'

interface OwnPreview {
  storyStoreValue?: { userGlobals: { get: () => Partial<ToolbarGlobals> } }
}

// Asked and not taken from the event: stories in frames of the page send theirs over the same channel.
const ownGlobals = (): ToolbarGlobals => ({
  ...initialGlobals,
  ...(globalThis as { __STORYBOOK_PREVIEW__?: OwnPreview }).__STORYBOOK_PREVIEW__?.storyStoreValue?.userGlobals.get(),
})

/** What the toolbar says of a documentation page. */
export function useToolbar(): ToolbarGlobals {
  const channel = addons.getChannel()
  const [globals, setGlobals] = useState(ownGlobals)
  useEffect(() => {
    const onGlobals = () => setGlobals(ownGlobals())
    channel.on(GLOBALS_UPDATED, onGlobals)
    return () => channel.off(GLOBALS_UPDATED, onGlobals)
  }, [channel])
  return globals
}
