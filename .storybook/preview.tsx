import '@fontsource-variable/inter/wght.css'
import './blocks/blocks.css'
import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import { lazy } from 'react'
import { configure } from 'storybook/test'
import { fetchAll } from '../ui/src/internal/later.ts'
import { checkDarkTheme } from './dark-theme.ts'
import { checkParts } from './docs/proven-parts.ts'
import { beginToHear, hearStory } from './hearing/hear.ts'
import { allowDoubledLandmarks, askLandmarks } from './toolbar/landmarks.ts'
import { globalTypes, initialGlobals, viewports } from './toolbar/globals.ts'
import { playAsWritten } from './toolbar/plays.ts'
import { storyPlayed } from './toolbar/reduced-motion.ts'
import { keepStill } from './toolbar/still-frame.ts'
import { withToolbar } from './toolbar/with-toolbar.tsx'
import { isUnderTest } from './under-test.ts'

// Stories do not need what pages are made of, and run without it.
const PageContainer = lazy(() =>
  import('./blocks/page-container.tsx').then((module) => ({ default: module.PageContainer })),
)

// A condition is waited for, however late a screen's file comes; the default is one second.
configure({
  asyncUtilTimeout: 15_000,
  // Nobody reads the page in an error that the next attempt does away with; printing it takes longer than the attempt.
  ...(isUnderTest() && { getElementError: (message: string | null) => new Error(message ?? 'not found') }),
})

const preview = definePreview({
  addons: [addonDocs(), addonA11y()],
  parameters: {
    // Two that axe leaves out unless asked: targets of 24 px (WCAG 2.5.8), and what is seen in what is said (2.5.3).
    // What passed is counted, not listed: whole, it is megabytes of markup to carry for every story.
    a11y: {
      test: 'error',
      options: { resultTypes: ['violations', 'incomplete'], preload: false },
      config: {
        rules: [
          { id: 'target-size', enabled: true },
          { id: 'label-content-name-mismatch', enabled: true },
        ],
      },
    },
    layout: 'padded',
    viewport: { options: viewports },
    backgrounds: { disable: true },
    docs: {
      container: PageContainer,
      // Printed from what a story was given, code takes as long as that is deep: the model of a console never comes to an end. The playground writes its own.
      source: { type: 'code' },
      toc: {
        headingSelector: 'h2',
        ignoreSelector: '.docs-story *, .skip-toc, .ronde-sample *',
        title: 'On this page',
      },
    },
    options: {
      storySort: {
        order: [
          'Overview',
          ['Start', 'Review room', '*'],
          'Foundations',
          [
            'Colours',
            'Type',
            'Space',
            'Density',
            'Elevation',
            'Motion',
            'Icons',
            'Voice and words',
            'Content lengths',
            'For design tools',
          ],
          'Components',
          'Patterns',
          ['Forms', 'Lists', 'Records', '*'],
          'Screens',
        ],
      },
    },
  },
  initialGlobals: { ...initialGlobals },
  globalTypes,
  decorators: [withToolbar],
  // What opens, and the letters it is measured in, are there at once, in whatever order the stories are played: the first one too.
  beforeEach: [
    allowDoubledLandmarks,
    askLandmarks,
    beginToHear,
    () => Promise.all([fetchAll(), document.fonts.load("14px 'Inter Variable'")]).then(() => {}),
  ],
  afterEach: async (context) => {
    window.dispatchEvent(new Event(storyPlayed))
    keepStill()
    checkParts(context)
    await checkDarkTheme(context)
    await hearStory(context)
  },
})

playAsWritten(preview)

export default preview
