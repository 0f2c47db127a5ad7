import { DocsContainer } from '@storybook/addon-docs/blocks'
import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, useState } from 'react'
import type { PropsWithChildren } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { icons } from '../../ui/src/icons/index.ts'
import { UiProvider } from '../../ui/src/theme/index.ts'
import { look } from '../look.ts'
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

function useToolbar(): ToolbarGlobals {
  const channel = addons.getChannel()
  const [globals, setGlobals] = useState(ownGlobals)
  useEffect(() => {
    const onGlobals = () => setGlobals(ownGlobals())
    channel.on(GLOBALS_UPDATED, onGlobals)
    return () => channel.off(GLOBALS_UPDATED, onGlobals)
  }, [channel])
  return globals
}

const looks = { light: look('light'), dark: look('dark') }

/** Around every documentation page: the library's theme, so that pages may hold components, and Storybook's own in the same colours. */
export function PageContainer({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const { theme, density, locale } = useToolbar()
  const scheme = theme === 'dark' ? 'dark' : 'light'
  return (
    <UiProvider locale={locale === 'en' ? 'en' : 'fr'} scheme={scheme} density={density} icons={icons}>
      <DocsContainer {...props} theme={looks[scheme]}>{children}</DocsContainer>
    </UiProvider>
  )
}
