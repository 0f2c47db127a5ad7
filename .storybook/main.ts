import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { defineMain } from '@storybook/react-vite/node'
import { pdfFilesPlugin } from '../app/build/pdf-files.ts'
import { describeComponentsOnly } from './docs/described-files.ts'
import { propsPlugin } from './docs/props-plugin.ts'
import { fingerprintsPlugin } from './proven/fingerprints-plugin.ts'
import { noHands } from './hearing/no-hands-plugin.ts'
import { markdownPlugin } from './markdown/markdown-plugin.ts'

// A folder with another version of React (`npm run engines -- --as react-19.2`).
const { RONDE_REACT: otherReact } = process.env
const reactOf = (folder: string) =>
  Object.fromEntries(['react', 'react-dom'].map((name) => [name, join(folder, 'node_modules', name)]))

// What the last review left, for the review room; the review of a build replaces it.
const generated = join(import.meta.dirname, 'generated')

// One that runs answers agents, at /mcp, with the pages that a built one has as Markdown.
const forAgents = process.env.NODE_ENV === 'development' ? ['@storybook/addon-mcp', './markdown/preset.ts'] : []

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['./pages/**/*.mdx', '../ui/src/**/*.mdx', '../ui/src/**/*.stories.tsx', '../app/src/**/*.stories.tsx'],
  staticDirs: existsSync(generated) ? [generated] : [],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', ...forAgents],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: async (config) => ({
    ...config,
    plugins: [
      ...(await describeComponentsOnly(config.plugins ?? [])),
      propsPlugin(),
      pdfFilesPlugin(),
      fingerprintsPlugin(),
      noHands,
      markdownPlugin(),
    ],
    // Addresses of the console begin at the root, whatever folder the Storybook is served from.
    define: { ...config.define, 'import.meta.env.BASE_URL': JSON.stringify('/') },
    resolve: {
      ...config.resolve,
      conditions: ['ronde-source', 'module', 'browser', 'development|production'],
      ...(otherReact ? { alias: reactOf(otherReact) } : {}),
    },
  }),
})
