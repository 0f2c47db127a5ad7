import { DocsContainer } from '@storybook/addon-docs/blocks'
import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, useState } from 'react'
import type { PropsWithChildren } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { icons } from '../../ui/src/icons/index.ts'
import { UiProvider } from '../../ui/src/theme/index.ts'
import { look } from '../look.ts'
import { initialGlobals } from '../toolbar/globals.ts'
import type { ToolbarGlobals } from '../toolbar/globals.ts'

interface Told {
  globals: Partial<ToolbarGlobals>
}

function useToolbar(): ToolbarGlobals {
  const channel = addons.getChannel()
  const [globals, setGlobals] = useState<ToolbarGlobals>(() => {
    const [told] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as Told[]
    return { ...initialGlobals, ...told?.globals }
  })
  useEffect(() => {
    const onGlobals = (told: Told) => setGlobals({ ...initialGlobals, ...told.globals })
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
