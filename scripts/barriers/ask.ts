import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright'
import { declared, type Place } from './declared.ts'

export type EngineName = 'axe' | 'ibm'

/** A problem that an engine finds in a page. */
export interface Finding {
  engine: EngineName
  rule: string
  /** Message of the engine. */
  says: string
  /** Shortened markup of the element. */
  markup: string
  /** Index of the declared false alarm it matches, if any. */
  declared?: number
}

/** Findings of both engines about a page. */
export interface Answer {
  findings: Finding[]
  /** Number of findings that the second engine leaves to a person, by rule. */
  potential: Record<string, number>
}

const { resolve } = createRequire(import.meta.url)
const sources = ['axe-core/axe.min.js', 'accessibility-checker-engine/ace-window.js'].map((file) =>
  readFileSync(resolve(file), 'utf8'),
)

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'RGAAv4']
const axeColours = ['color-contrast', 'link-in-text-block']
const axeOptions = (isOnlyColours: boolean): RunOptions => ({
  runOnly: isOnlyColours ? { type: 'rule', values: axeColours } : tags,
  elementRef: true,
  iframes: false,
  preload: false,
  resultTypes: ['violations'],
})
/** The rules of the second engine: A and AA of WCAG 2.2. */
const ibmRules = 'WCAG_2_2'
/** Rules of the second engine about colours. */
const ibmColours = ['form_font_color', 'style_color_misuse', 'style_highcontrast_visible', 'text_contrast_sufficient']

interface RuleSet {
  id: string
  checkpoints: { rules?: { id: string }[] }[]
}

/** The used API of the engines in a page. */
interface Engines {
  axe: { run: (context: Element | { include: string[] }, options: RunOptions) => Promise<AxeResults> }
  ace_ibma: {
    Checker: new () => {
      getGuidelines: () => RuleSet[]
      addGuideline: (set: RuleSet) => void
      check: (
        at: Document,
        rulesets: string[],
      ) => Promise<{
        results: { ruleId: string; value: [string, string]; message: string; snippet: string; node: Node }[]
      }>
    }
  }
}

interface Asked {
  options: RunOptions
  ruleset: string
  /** Rules of the second engine to run. @default all */
  only?: readonly string[]
  /** Selector of the elements to which axe is confined; the second engine, which knows no part of a page, does not run then. */
  within?: string
  alarms: { engine: string; rule: string; at: string; says: string }[]
}

/** Run in the page. */
async function askInPage({ options, ruleset, only, within, alarms }: Asked): Promise<Answer> {
  const { axe, ace_ibma: ibm } = globalThis as unknown as Engines
  const findings: Finding[] = []
  const note = (engine: EngineName, rule: string, says: string, node: Node | null | undefined) => {
    const element = node instanceof Element ? node : (node?.parentElement ?? document.documentElement)
    const known = alarms.findIndex(
      (one) => one.engine === engine && one.rule === rule && says.includes(one.says) && element.matches(one.at),
    )
    findings.push({
      engine,
      rule,
      says: says.replaceAll(/\s+/g, ' ').slice(0, 300),
      markup: element.outerHTML.slice(0, 240),
      ...(known >= 0 && { declared: known }),
    })
  }
  const { violations } = await axe.run(within ? { include: [within] } : document.documentElement, options)
  for (const { id, nodes } of violations)
    for (const { element, failureSummary = '' } of nodes) note('axe', id, failureSummary, element)
  if (within) return { findings, potential: {} }
  const checker = new ibm.Checker()
  const whole = checker.getGuidelines().find(({ id }) => id === ruleset)
  if (!whole) throw new Error(`The second engine has no ${ruleset}.`)
  const part = `${ruleset} in part`
  if (only)
    checker.addGuideline({
      ...whole,
      id: part,
      checkpoints: whole.checkpoints.map(({ rules = [], ...checkpoint }) => ({
        ...checkpoint,
        rules: rules.filter(({ id }) => only.includes(id)),
      })),
    })
  const { results } = await checker.check(document, [only ? part : ruleset])
  const potential: Record<string, number> = {}
  for (const { ruleId, value, message, node } of results) {
    const [policy, confidence] = value
    if (policy !== 'VIOLATION') continue
    if (confidence === 'FAIL') note('ibm', ruleId, message, node)
    if (confidence === 'POTENTIAL' || confidence === 'MANUAL') potential[ruleId] = (potential[ruleId] ?? 0) + 1
  }
  return { findings, potential }
}

interface AskOptions {
  /** Where the page is from. */
  place: Place
  /** Whether only rules about colours run, which depend on the theme. */
  isOnlyColours?: boolean
  /** Selector of the elements that axe checks alone. @default the page, by both engines */
  within?: string
}

/** Runs both engines on the current state of a page; axe alone on a part of it. */
export async function askBoth(page: Page, { place, isOnlyColours = false, within }: AskOptions): Promise<Answer> {
  // As an expression, which the page's content security policy does not block, unlike a script element.
  if (!(await page.evaluate(() => 'ace_ibma' in globalThis))) for (const source of sources) await page.evaluate(source)
  return page.evaluate(askInPage, {
    options: axeOptions(isOnlyColours),
    ruleset: ibmRules,
    ...(isOnlyColours && { only: ibmColours }),
    ...(within && { within }),
    alarms: declared.map(({ engine, rule, at, says = '', place: only }) => ({
      engine,
      rule,
      says,
      // False alarms declared for another place match no element.
      at: only === undefined || only === place ? at : ':not(*)',
    })),
  })
}

/** A page with a fault that each engine knows: a picture, a field and a button without names, and a text that is hardly seen. */
const wrong = `<!doctype html><title>Wrong</title><main><h1>Wrong</h1><img src="data:,"><input><button></button>
<p style="color:#bbb;background:#fff">Hardly seen</p></main>`

/** Checks that each engine finds known faults, without which “no findings” would mean nothing. Throws where one does not. */
export async function tryEngines(page: Page): Promise<void> {
  await page.setContent(wrong)
  for (const [isOnlyColours, least] of [
    [false, 4],
    [true, 1],
  ] as const) {
    const { findings } = await askBoth(page, { place: 'console', isOnlyColours })
    for (const engine of ['axe', 'ibm'] as const)
      if (new Set(findings.filter((one) => one.engine === engine).map(({ rule }) => rule)).size < least)
        throw new Error(`${engine} does not find what is wrong with a page that is: ${JSON.stringify(findings)}`)
  }
}

/** Versions of both engines. */
export const versions = (): Record<EngineName, string> => ({
  axe: (JSON.parse(readFileSync(resolve('axe-core/package.json'), 'utf8')) as { version: string }).version,
  ibm: (JSON.parse(readFileSync(resolve('accessibility-checker-engine/package.json'), 'utf8')) as { version: string })
    .version,
})
