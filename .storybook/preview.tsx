import '@fontsource-variable/inter/wght.css'
import './blocks/blocks.css'
import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import { lazy } from 'react'
import { checkDarkTheme } from './dark-theme.ts'
import { checkParts } from './docs/proven-parts.ts'
import { globalTypes, initialGlobals, viewports } from './toolbar/globals.ts'
import { storyPlayed } from './toolbar/reduced-motion.ts'
import { keepStill } from './toolbar/still-frame.ts'
import { withToolbar } from './toolbar/with-toolbar.tsx'

// Stories do not need what pages are made of, and run without it.
const PageContainer = lazy(() => import('./blocks/page-container.tsx').then((module) => ({ default: module.PageContainer })))

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    viewport: { options: viewports },
    backgrounds: { disable: true },
    docs: { container: PageContainer, toc: { headingSelector: 'h2', title: 'On this page' } },
    options: { storySort: { order: ['Overview', ['Start', '*'], 'Foundations', ['Colours', 'Type', 'Space', 'Icons'], 'Components', 'Patterns', 'Screens'] } },
  },
  initialGlobals: { ...initialGlobals },
  globalTypes,
  decorators: [withToolbar],
  afterEach: async (context) => {
    window.dispatchEvent(new Event(storyPlayed))
    keepStill()
    checkParts(context)
    await checkDarkTheme(context)
  },
})
