import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import type { Card } from '../../.storybook/docs/groups.ts'
import { isHeard } from '../../.storybook/hearing/heard.ts'
import { type Fingerprints, fingerprintsFile } from '../../.storybook/proven/fingerprints.ts'
import { findBrowser, launchArgs } from '../browser.ts'
import { acceptedHeard, heardIn } from '../heard/accepted-heard.ts'
import { changedHeard, tellHeard } from '../heard/compare-heard.ts'
import { programs, root, runNode } from '../run.ts'
import { computeStanding, type MeasuredSizes, tellStanding, writeStanding } from '../standing/report-standing.ts'
import { chosenEntries, fileOf, provenAfter, sampledOneIn } from './chosen.ts'
import { entriesOf, groupsOf, type Entry, type Opening, type Theme } from './entry.ts'
import { heldAs, setClock } from './held-clock.ts'
import { picturedStories, takePicture } from './overview-pictures.ts'
import { machineSlowness } from './machine-pace.ts'
import { Reviewer, taskLimit, type Visit } from './reviewer.ts'
import { serveStatic } from './serve-static.ts'

/** Folder of the built Storybook. */
export const storybookFolder = join(root, 'storybook-static')

/** Builds the Storybook as it is published, but for what `env` says otherwise. */
export async function buildStorybook(folder = storybookFolder, env: Record<string, string> = {}): Promise<void> {
  const args = [programs.storybook, 'build', '-o', folder, '--quiet', '--loglevel', 'warn']
  const code = await runNode(args, { env })
  if (code !== 0) throw new Error('The Storybook does not build.')
}

const provenFile = join(root, '.storybook/proven/entries.json')
const readFingerprints = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Fingerprints

/** Whether a file belongs to the sample of this seed, one in `sampledOneIn`. */
const isSampled = (seed: number, file: string): boolean =>
  createHash('sha256').update(`${seed} ${file}`).digest().readUInt32BE() % sampledOneIn === 0

/** Chooses the entries of a test run, and prints how. `RONDE_SEED` repeats a sample. */
function chosenOf(entries: readonly Entry[]): Entry[] {
  const seed = Number(process.env.RONDE_SEED ?? Date.now() % 1_000_000)
  const now = readFingerprints(join(storybookFolder, fingerprintsFile))
  const proven = readFingerprints(provenFile)
  const chosen = chosenEntries(entries, { now, proven }, (file) => isSampled(seed, file))
  const changed = new Set(entries.map(fileOf).filter((file) => now[file] !== proven[file]))
  console.log(
    `${changed.size} of ${new Set(entries.map(fileOf)).size} files of stories and pages are not as they were proven: they are opened, and one in ${sampledOneIn} of the others (RONDE_SEED=${seed}). npm run review opens all.`,
  )
  return chosen
}

interface Group {
  entries: Entry[]
  theme: Theme
}

interface ReviewOptions {
  /** Only entries whose id or path contains one of these. */
  parts?: readonly string[]
  isBuilt?: boolean
  /** What a test run opens: what changed since it was proven, and a sample of the rest. Leaves out pages in their second theme, which are the same in other colours, the stories in frames of pages, and the pictures of the overview. */
  isBrief?: boolean
  /** Only records the announcements of components' stories: no pages, no axe, no comparison. */
  isOnlyHeard?: boolean
  /** Results of the size measurements, if any. */
  sizes?: MeasuredSizes
}

const wrong = ({ problems, longestTask }: Opening): string[] => [
  ...problems,
  ...(longestTask > taskLimit ? [`the page stood still for ${longestTask} ms`] : []),
]

const inWords = (opening: Opening): string =>
  `${opening.entry.id}, ${opening.theme}\n    ${wrong(opening).join('\n    ')}`

const tell = (opening: Opening): void => console.error(`✗ ${inWords(opening)}`)

interface Review {
  openings: Opening[]
  passed: number
  failed: number
  /** Problems as lines. */
  told: string[]
}

/** The order of opening, grouped by kind and theme, each of which needs a new page. */
function queueOf(entries: readonly Entry[], isBrief: boolean): Group[] {
  const groups = groupsOf(entries)
  const ofType = (type: Entry['type'], theme: Theme) =>
    groups.filter(([first]) => first?.type === type).map((own): Group => ({ entries: own, theme }))
  // A story is checked by axe in both themes when opened in one; a documentation page is opened in each.
  return [...ofType('story', 'light'), ...ofType('docs', 'light'), ...(isBrief ? [] : ofType('docs', 'dark'))]
}

/** Stores the fingerprints of opened files whose entries passed in every theme. */
function recordProven(openings: readonly Opening[]): void {
  const opened = new Map<string, boolean>()
  for (const opening of openings) {
    const { id } = opening.entry
    opened.set(id, wrong(opening).length === 0 && opened.get(id) !== false)
  }
  const now = readFingerprints(join(storybookFolder, fingerprintsFile))
  const proven = provenAfter(entriesOf(storybookFolder), opened, { now, proven: readFingerprints(provenFile) })
  writeFileSync(provenFile, `${JSON.stringify(proven, null, 1)}\n`)
}

async function openAll(queue: Group[], visit: Visit): Promise<Opening[]> {
  const openings: Opening[] = []
  const work = async () => {
    const reviewer = new Reviewer(visit)
    for (let group = queue.shift(); group; group = queue.shift()) {
      for (const entry of group.entries) {
        const opening = await reviewer.open(entry, group.theme)
        if (opening.problems.length > 0) tell(opening)
        openings.push(opening)
      }
    }
    reviewer.leave()
  }
  // One for each core of a small machine: more would distort the measured times.
  await Promise.all([work(), work()])
  // Other load may have blocked the machine: slow entries are measured again, alone.
  const alone = new Reviewer(visit)
  for (const opening of openings.filter(({ longestTask }) => longestTask > taskLimit)) {
    alone.leave()
    const before = machineSlowness()
    const { longestTask } = await alone.open(opening.entry, opening.theme)
    const slowness = Math.max(before, machineSlowness())
    opening.longestTask = Math.min(opening.longestTask, Math.round(longestTask / slowness))
  }
  alone.leave()
  return openings
}

/** Opens the built entries, prints problems, and returns the openings and the number that passed. */
export async function reviewStorybook({
  parts,
  isBuilt = false,
  isBrief = false,
  isOnlyHeard = false,
  sizes,
}: ReviewOptions = {}): Promise<Review> {
  if (!isBuilt) await buildStorybook()
  const server = await serveStatic(storybookFolder)
  const browser = await chromium.launch({ executablePath: findBrowser(), args: launchArgs })
  const startedAt = performance.now()
  try {
    const all = entriesOf(storybookFolder, parts)
    const entries = isBrief
      ? chosenOf(all)
      : all.filter(({ id, type }) => !isOnlyHeard || (type === 'story' && isHeard(id)))
    const pictured = isBrief || isOnlyHeard ? new Map<string, Card>() : await picturedStories(entries)
    const openings = await openAll(queueOf(entries, isBrief), {
      browser,
      address: server.address,
      // Fixed date, time and random numbers, so that announcements are always the same.
      as: heldAs,
      prepare: setClock,
      isListening: true,
      isQuick: isOnlyHeard,
      hasNoFrames: isBrief,
      onStands: async (entry, page) => {
        const card = pictured.get(entry.id)
        if (card) await takePicture(page, card, storybookFolder)
      },
    })
    if (!parts?.length && !isOnlyHeard && !isBrief) {
      const standing = await computeStanding(openings, sizes)
      writeStanding(standing, storybookFolder)
      console.log(tellStanding(standing).join('\n'))
    }
    const opened = new Set(openings.map(({ entry }) => entry.id))
    const changes = isOnlyHeard
      ? []
      : changedHeard(acceptedHeard(), heardIn(openings), isBrief || Boolean(parts?.length)).filter(
          // An entry opened without recordings failed, which is reported elsewhere.
          ({ id, after }) => after !== undefined || !opened.has(id),
        )
    for (const change of changes) console.error(tellHeard(change))
    if (changes.length > 0) console.error('npm run heard -- --accept accepts what is said now.')
    const failed = openings.filter((opening) => wrong(opening).length > 0)
    // A brief review opens pages in one theme only: it proves nothing new, and takes the proof of what failed.
    if (!isOnlyHeard) recordProven(isBrief ? failed : openings)
    failed.filter(({ problems }) => problems.length === 0).forEach(tell)
    const [slowest] = openings.toSorted((one, other) => other.longestTask - one.longestTask)
    const counted = (type: Entry['type']) => openings.filter(({ entry }) => entry.type === type).length
    console.log(
      `${counted('story')} stories, ${counted('docs')} openings of pages, ${((performance.now() - startedAt) / 1000).toFixed(0)} s; the longest task took ${slowest?.longestTask} ms (${slowest?.entry.id})`,
    )
    return {
      openings,
      passed: openings.length - failed.length,
      failed: failed.length + changes.length + (openings.length === 0 ? 1 : 0),
      told: [...failed.map(inWords), ...changes.map(tellHeard)],
    }
  } finally {
    await browser.close()
    await server.close()
  }
}
