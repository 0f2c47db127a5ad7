import { type ObjetLock, SysObjetLock } from '@ronde/contracts/services/Core/SysObjetLock'
import { CallFailure } from '@ronde/contracts/wire'
import { expect, screen, waitFor, type within } from 'storybook/test'
import messages from '../../locales/fr.json'
import type { RowsPart } from '../actions/parts.ts'
import type { AnyHome } from '../screens/home-config.ts'
import { isOneOf } from '../ask/question.ts'
import type { ScreenView } from '../../navigation/screen-view.ts'
import type { AnyEndpoint, AnyRow } from '../place/row.ts'
import { answer, type EndpointAnswer } from './answers.ts'

/** A story of a screen in one of its states, without its view. */
interface StateStory {
  args: { at: string; answers: EndpointAnswer[] }
  play: (context: { canvas: ReturnType<typeof within> }) => Promise<void>
}

interface ScreenAt {
  /** Address of the screen, with the keys of its endpoint's example. */
  at: string
  /** Prefix of its parameters in the address, where it is nested in a home. @default '' */
  slot?: string
  /** Answers that differ from the endpoints' examples. */
  answers?: readonly EndpointAnswer[]
}

/** A very long word, and some without a place to break. */
export const longWords =
  'Vérification réglementaire périodique des installations électriques haute tension Donaudampfschifffahrtsgesellschaftskapitänskajüte'

const failing = (endpoint: AnyEndpoint, status: number): EndpointAnswer =>
  answer(endpoint, () => {
    throw new CallFailure('http', { status })
  })

/** The same record with another key. */
const withKey = (row: AnyRow, key: string, index: number): AnyRow => ({
  ...row,
  [key]:
    typeof row[key] === 'number' ? index + 1 : `${String(row[key]).slice(0, -12)}${String(index).padStart(12, '0')}`,
})
const isName = (field: string) =>
  field.startsWith('lb') || ['description', 'message', 'lbDescription', 'label', 'name'].includes(field)
const withLongWords = (row: AnyRow): AnyRow =>
  Object.fromEntries(
    Object.entries(row).map(([field, value]) => [
      field,
      typeof value === 'string' && isName(field) ? longWords : value,
    ]),
  )

/** A lock held by another user. */
export const byOther: ObjetLock = {
  ...SysObjetLock.GetListByReference.example.value[0],
  login: 'b.nguyen',
  lbUser: 'Bao Nguyen',
  idUser: 99,
} as ObjetLock

const inAddress = (at: string, query: Record<string, string>): string => {
  const entries = new URLSearchParams(query).toString()
  return at + (at.includes('?') ? '&' : '?') + entries
}

type MakeStory = (answers: EndpointAnswer[], play: StateStory['play']) => StateStory

/** States of a failed and of a forbidden call, of the page or of a layer over it. */
const refusals = (endpoint: AnyEndpoint, story: MakeStory) => ({
  error: story([failing(endpoint, 500)], async () => {
    await expect((await screen.findAllByRole('button', { name: messages['refused.retry'] }))[0]).toBeVisible()
  }),
  forbidden: story([failing(endpoint, 403)], async () => {
    await expect((await screen.findAllByText(messages['failure.403']))[0]).toBeVisible()
  }),
})

/**
 * The states of a page, or of a layer over one, that come of a single call; `loading` must show as busy.
 * The loaded state gets a story of its own.
 */
export function pageStates(endpoint: AnyEndpoint, { at, answers = [] }: ScreenAt) {
  const story: MakeStory = (own, play) => ({ args: { at, answers: [...answers, ...own] }, play })
  return {
    loading: story([answer(endpoint, () => new Promise(() => {}))], async () => {
      await waitFor(() =>
        expect(document.querySelector('main [aria-busy=true], [role=dialog] [aria-busy=true]')).not.toBeNull(),
      )
    }),
    ...refusals(endpoint, story),
  }
}

/**
 * The states of a screen, as stories made of its endpoint's own example: `export const Empty = meta.story(states.empty)`.
 * What a screen has beyond them gets stories of its own.
 */
export function listStates(
  { config: { source, config } }: ScreenView<RowsPart>,
  { at, slot = '', answers = [] }: ScreenAt,
) {
  const endpoint = source as AnyEndpoint
  const rows = endpoint.example.value as AnyRow[]
  const [row = {}] = rows
  const many = Array.from({ length: 200 }, (_, index) => withKey(row, config.key, index))
  const rowsShown = async (canvas: ReturnType<typeof within>) => canvas.findByRole(config.tree ? 'treegrid' : 'grid')
  const story = (own: EndpointAnswer[], play: StateStory['play'], address = at): StateStory => ({
    args: { at: address, answers: [...answers, ...own] },
    play,
  })
  const replying = (value: unknown) => [answer(endpoint, () => value)]
  return {
    loading: story([answer(endpoint, () => new Promise(() => {}))], async ({ canvas }) => {
      await expect(await canvas.findByRole(config.tree ? 'treegrid' : 'grid')).toHaveAttribute('aria-busy', 'true')
    }),
    empty: story(replying([]), async ({ canvas }) => {
      await expect(await canvas.findByText(messages['list.empty'])).toBeVisible()
    }),
    noMatch: story(
      // Rows loaded by pages are searched by the server.
      replying(config.paged ? [] : rows),
      async ({ canvas }) => {
        await expect(await canvas.findByText(messages['list.noMatch'])).toBeVisible()
        await expect(canvas.getAllByRole('button', { name: messages['list.clear'] })[0]).toBeVisible()
      },
      inAddress(at, { [`${slot}q`]: 'zzzz' }),
    ),
    ...refusals(endpoint, story),
    long: story(replying(rows.map(withLongWords)), async ({ canvas }) => {
      await expect((await canvas.findAllByText(new RegExp(longWords.slice(0, 20))))[0]).toBeVisible()
    }),
    many: story(replying(many), async ({ canvas }) => {
      await rowsShown(canvas)
      await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(5))
    }),
    locked: story(
      [answer(SysObjetLock.GetListByReference, () => [byOther]), lockRefused],
      async () => {
        await expect((await lockBanner(screen))[0]).toBeVisible()
      },
      inAddress(at, { [`${slot}e`]: `Modifier:${String(row[config.key])}` }),
    ),
  }
}

/** The lock is refused, as another user holds it. */
const lockRefused = answer(SysObjetLock.Verrouiller, () => {
  throw new CallFailure('refused', { status: 200 })
})

const lockBanner = (canvas: Pick<ReturnType<typeof within>, 'findAllByText'>) =>
  canvas.findAllByText(new RegExp(`^${byOther.lbUser}`))

/** The states of a record's screen. */
export function homeStates(
  { config: { source, title, version } }: ScreenView<AnyHome>,
  { at, answers = [] }: ScreenAt,
) {
  const endpoint = isOneOf(source) ? source.list : source
  const example = endpoint.example.value
  const long = Array.isArray(example) ? (example as AnyRow[]).map(withLongWords) : withLongWords(example as AnyRow)
  const [record = {}] = [example].flat() as AnyRow[]
  const isOfVersion = version !== undefined && new URLSearchParams(at.split('?')[1]).has(version.param)
  const story: MakeStory = (own, play) => ({ args: { at, answers: [...answers, ...own] }, play })
  return {
    ready: story([], async ({ canvas }) => {
      await expect(
        await canvas.findByRole('heading', { level: 1, name: new RegExp(escaped(String(record[title]))) }),
      ).toBeVisible()
    }),
    loading: story([answer(endpoint, () => new Promise(() => {}))], async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1 })
      await expect(canvas.getByRole('main').querySelector('[aria-busy=true]')).not.toBeNull()
    }),
    unknown: story(isOneOf(source) ? [answer(endpoint, () => [])] : [failing(endpoint, 404)], async ({ canvas }) => {
      await expect(
        await canvas.findByText(messages[isOfVersion ? 'home.unknownVersion' : 'home.unknown']),
      ).toBeVisible()
    }),
    ...refusals(endpoint, story),
    long: story([answer(endpoint, () => long)], async ({ canvas }) => {
      await expect(
        await canvas.findByRole('heading', { level: 1, name: new RegExp(longWords.slice(0, 20)) }),
      ).toBeVisible()
    }),
    locked: story([answer(SysObjetLock.GetListByReference, () => [byOther])], async ({ canvas }) => {
      await expect((await lockBanner(canvas))[0]).toBeVisible()
    }),
  }
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
