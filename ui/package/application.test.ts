import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, createLogger } from 'vite'
import { beforeAll, expect, inject, test } from 'vitest'
import { entries, specifierOf } from './entries.ts'
import { surfaceOf } from './surface.ts'

const application = inject('application')
const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript-7/package.json')), 'bin/tsc')

const put = (name: string, text: string) => writeFileSync(join(application, name), text)

/** Runs a program of the application in plain Node. */
const run = (name: string): unknown =>
  JSON.parse(execFileSync(process.execPath, [name], { cwd: application, encoding: 'utf8' }))

const specifiers = JSON.stringify(entries.map(specifierOf))

/** Draws a component that needs the provider's context from another entry. */
const drawing = `
const text = createElement(UiProvider, { locale: 'en', icons: { plus: icons.plus } },
  createElement(Button, { isPending: true, children: 'Save' }), createElement(Button, { icon: 'plus', children: 'Add' }), createElement(IndexButton, { isPending: true, children: 'Save' }))
`

const programs = {
  modules: {
    'names.mjs': `
      const names = {}
      for (const specifier of ${specifiers}) names[specifier] = Object.keys(await import(specifier)).sort()
      console.log(JSON.stringify(names))`,
    'drawing.mjs': `
      import { createElement } from 'react'
      import { renderToStaticMarkup } from 'react-dom/server'
      import { Button as IndexButton } from '@ronde/ui'
      import { Button } from '@ronde/ui/button'
      import { icons } from '@ronde/ui/icons'
      import { UiProvider } from '@ronde/ui/theme'
      ${drawing}
      console.log(JSON.stringify(renderToStaticMarkup(text)))`,
    'hosts.mjs': `
      import { createElement } from 'react'
      import { renderToString } from 'react-dom/server'
      import { ConfirmHost } from '@ronde/ui/confirm-dialog'
      import { UiProvider } from '@ronde/ui/theme'
      import { ToastHost, toasts } from '@ronde/ui/toast'
      toasts.add({ text: 'Saved' })
      console.log(JSON.stringify(renderToString(createElement(UiProvider, { locale: 'en' }, createElement('main', null, 'Page'), createElement(ToastHost), createElement(ConfirmHost)))))`,
  },
  commonJs: {
    'names.cjs': `
      const names = {}
      for (const specifier of ${specifiers}) names[specifier] = Object.keys(require(specifier)).filter((name) => name !== '__esModule').sort()
      console.log(JSON.stringify(names))`,
    'drawing.cjs': `
      const { createElement } = require('react')
      const { renderToStaticMarkup } = require('react-dom/server')
      const { Button: IndexButton } = require('@ronde/ui')
      const { Button } = require('@ronde/ui/button')
      const { icons } = require('@ronde/ui/icons')
      const { UiProvider } = require('@ronde/ui/theme')
      ${drawing}
      console.log(JSON.stringify(renderToStaticMarkup(text)))`,
  },
}

beforeAll(() => {
  for (const [name, text] of [...Object.entries(programs.modules), ...Object.entries(programs.commonJs)])
    put(name, text)
})

test.for([
  ['modules', 'names.mjs'],
  ['CommonJS', 'names.cjs'],
] as const)('Node takes every entry as %s, with what is declared', ([, program]) => {
  const values = (entry: string) => surfaceOf(entry).filter((name) => !name.startsWith('type '))
  expect(run(program)).toEqual(Object.fromEntries(entries.map((entry) => [specifierOf(entry), values(entry)])))
})

test.for([
  ['modules', 'drawing.mjs'],
  ['CommonJS', 'drawing.cjs'],
] as const)('as %s, all entries share one provider', ([, program]) => {
  const markup = String(run(program))
  // The texts and the drawing come from the provider, whichever entry the button came from.
  expect(markup.match(/aria-label="in progress"/g)).toHaveLength(2)
  expect(markup).toContain('lucide-plus')
})

test('a server renders a page with the hosts of toasts and questions', () => {
  expect(run('hosts.mjs')).toContain('<main>Page</main>')
})

test('a fresh Vite application builds with every entry', async () => {
  const imports = entries.map((entry, at) => `import * as entry${at} from '${specifierOf(entry)}'`)
  put('index.html', '<!doctype html><div id="root"></div><script type="module" src="/main.js"></script>')
  put(
    'main.js',
    `
    ${imports.join('\n')}
    import { createElement } from 'react'
    import { createRoot } from 'react-dom/client'
    globalThis.everything = [${entries.map((_, at) => `entry${at}`).join(', ')}]
    createRoot(document.getElementById('root')).render(createElement('p'))`,
  )
  const warnings: string[] = []
  const warn = (message: string) => void warnings.push(message)
  const result = await build({
    configFile: false,
    root: application,
    plugins: [react()],
    logLevel: 'silent',
    customLogger: { ...createLogger('silent'), warn, warnOnce: warn },
    // All in one is larger than Vite likes a chunk to be; a product does not import all in one.
    build: { write: false, reportCompressedSize: false, chunkSizeWarningLimit: 2000 },
  })
  const files = 'output' in result ? result.output.map(({ fileName }) => fileName) : []
  expect(files).toEqual(expect.arrayContaining(['index.html', expect.stringMatching(/^assets\/.*\.js$/)]))
  expect(warnings).toEqual([])
})

test('an application without pdfjs-dist builds with everything but the viewer of documents', async () => {
  const others = entries.filter((entry) => entry !== 'index' && entry !== 'document-viewer')
  put('index.html', '<!doctype html><script type="module" src="/main.js"></script>')
  put(
    'main.js',
    `${others.map((entry, at) => `import * as entry${at} from '${specifierOf(entry)}'`).join('\n')}
    globalThis.everything = [${others.map((_, at) => `entry${at}`).join(', ')}]`,
  )
  const absent = {
    name: 'absent',
    resolveId: (id: string) => {
      if (id.startsWith('pdfjs-dist')) throw new Error(`${id} is not installed`)
    },
  }
  await expect(
    build({
      configFile: false,
      root: application,
      plugins: [absent, react()],
      logLevel: 'silent',
      build: { write: false, reportCompressedSize: false, chunkSizeWarningLimit: 2000 },
    }),
  ).resolves.toBeDefined()
})

test.for([
  ['a bundler', 'preserve', 'bundler', 'tsx'],
  ['Node, as modules,', 'node20', 'node16', 'mts'],
  ['Node, as CommonJS,', 'node20', 'node16', 'cts'],
] as const)(
  'the types hold a consumer that resolves like %s to the props',
  ([, module, moduleResolution, extension]) => {
    const use = (name: string, props: string) =>
      put(
        `${name}.${extension}`,
        `
      import { createElement } from 'react'
      import { Button, type ButtonProps } from '@ronde/ui/button'
      import { UiProvider } from '@ronde/ui'
      const props: ButtonProps = { ${props}, children: 'x' }
      export const element = createElement(UiProvider, { locale: 'fr', children: createElement(Button, props) })`,
      )
    use(
      'right',
      `tone: 'primary', icon: 'plus', onPress: ({ pointerType }) => { const type: string = pointerType; void type }`,
    )
    use('wrong', `tone: 'loud'`)
    put(
      'tsconfig.json',
      JSON.stringify({
        compilerOptions: {
          strict: true,
          noEmit: true,
          jsx: 'react-jsx',
          lib: ['ES2023', 'DOM'],
          target: 'ES2022',
          module,
          moduleResolution,
          types: [],
          skipLibCheck: false,
        },
        files: [`right.${extension}`, `wrong.${extension}`],
      }),
    )
    let told = ''
    try {
      execFileSync(process.execPath, [compiler, '-p', '.', '--pretty', 'false'], { cwd: application, encoding: 'utf8' })
    } catch (error) {
      told = String((error as { stdout?: unknown }).stdout)
    }
    const errors = told.split('\n').filter((line) => /error TS/.test(line))
    expect(errors.filter((line) => !line.startsWith(`wrong.${extension}`))).toEqual([])
    expect(errors.join('\n')).toMatch(/'"loud"' is not assignable/)
  },
)
