import { DocsContainer } from '@storybook/addon-docs/blocks'
import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { PropsWithChildren } from 'react'
import { icons } from '../../ui/src/icons/index.ts'
import { UiProvider } from '../../ui/src/theme/index.ts'
import { look } from '../look.ts'
import { useToolbar } from './use-toolbar.ts'

const looks = { light: look('light'), dark: look('dark') }

/** Around every documentation page: the library's theme, so that pages may hold components, and Storybook's own in the same colours. */
export function PageContainer({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const { theme, density, locale } = useToolbar()
  const scheme = theme === 'dark' ? 'dark' : 'light'
  return (
    <UiProvider locale={locale === 'en' ? 'en' : 'fr'} scheme={scheme} density={density} icons={icons}>
      <DocsContainer {...props} theme={looks[scheme]}>
        <main>{children}</main>
      </DocsContainer>
    </UiProvider>
  )
}
