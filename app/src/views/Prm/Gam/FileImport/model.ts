import { GedDocument } from '@ronde/contracts/services/Ged/GedDocument'
import { GamRapport, type PageInfo } from '@ronde/contracts/services/Prm/GamRapport'
import { CallFailure } from '@ronde/contracts/wire'
import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { useUnit } from 'effector-react'
import { callFx } from '../../../../base/call.ts'
import { changed } from '../../../../kit/record/readings.ts'
import { sessionClosed } from '../../../../session/session.ts'
import { matchPages } from './match-pages.ts'

/** A file that is to go onto pages of a version. */
export interface PageFile {
  id: string
  idGammeVersion: number
  file: File
  pages: readonly number[]
  state: 'chosen' | 'queued' | 'sending' | 'done' | 'failed'
  /** The share that is sent, 0 to 1. */
  sent: number
  failure: CallFailure | null
  /** Pages that had no file before, and those that had one. */
  inserted: number
  updated: number
}

interface Chosen {
  idGammeVersion: number
  files: readonly File[]
  pages: readonly PageInfo[]
}

/** The version whose files are on screen. */
export const filesShown = createEvent<number>()
export const filesChosen = createEvent<Chosen>()
export const pagesChosen = createEvent<{ id: string; pages: readonly number[] }>()
/** Takes a file off the list; one that is being sent is given up, and stays to be tried again. */
export const fileRemoved = createEvent<{ id: string }>()
/** Sends what goes onto a page and was not sent. */
export const importLaunched = createEvent()
export const fileRetried = createEvent<{ id: string }>()
/** Gives up what is on its way, and what waits. */
export const importStopped = createEvent()

type Outcome = Partial<Pick<PageFile, 'state' | 'sent' | 'failure' | 'inserted' | 'updated'>>
const stepped = createEvent<{ id: string; outcome: Outcome }>()
const stepFx = createEffect((step: { id: string; outcome: Outcome }) => step)

const $shown = createStore<number | null>(null).on(filesShown, (_, shown) => shown)
/** What is on its way, to be given up. */
const $sending = createStore<{ id: string; control: AbortController } | null>(null, { serialize: 'ignore' })
const $last = createStore(0).on(filesChosen, (last, { files }) => last + files.length)

export const $pageFiles = createStore<readonly PageFile[]>([], { serialize: 'ignore' })

const nothingSent = { state: 'chosen', sent: 0, failure: null, inserted: 0, updated: 0 } as const
const changedOne = (files: readonly PageFile[], id: string, change: Partial<PageFile>): readonly PageFile[] => files.map((one) => (one.id === id ? { ...one, ...change } : one))

sample({
  clock: filesChosen,
  source: { all: $pageFiles, last: $last },
  fn: ({ all, last }, { idGammeVersion, files, pages }) => [
    ...all,
    ...files.map((file, at) => ({ ...nothingSent, id: `${last - files.length + at}`, idGammeVersion, file, pages: matchPages(file.name, pages) })),
  ],
  target: $pageFiles,
})
sample({
  clock: importLaunched,
  source: { all: $pageFiles, shown: $shown },
  fn: ({ all, shown }) => all.map((one) => (one.state === 'chosen' && one.idGammeVersion === shown && one.pages.length > 0 ? { ...one, state: 'queued' as const } : one)),
  target: $pageFiles,
})
$pageFiles
  .on(pagesChosen, (all, { id, pages }) => changedOne(all, id, { ...nothingSent, pages }))
  .on(fileRemoved, (all, { id }) => all.filter((one) => one.id !== id || one.state === 'sending'))
  .on(fileRetried, (all, { id }) => changedOne(all, id, { ...nothingSent, state: 'queued' }))
  .on(importStopped, (all) => all.map((one) => (one.state === 'queued' ? { ...one, state: 'chosen' as const } : one)))
  .on([stepped, stepFx.doneData], (all, { id, outcome }) => changedOne(all, id, outcome))
  .reset(sessionClosed)

const nextFx = attach({ source: $pageFiles, effect: (all) => all.find(({ state }) => state === 'queued') ?? null })
const controlFx = createEffect((sending: { id: string; control: AbortController } | null) => sending)
$sending.on(controlFx.doneData, (_, sending) => sending)

/** One after the other: a large file has the line for itself, and the server's word on one is there before the next goes out. */
const sendAllFx = createEffect(async () => {
  const tell = scopeBind(stepped, { safe: true })
  for (let next = await nextFx(); next; next = await nextFx()) {
    const { id, idGammeVersion, file, pages } = next
    const control = new AbortController()
    await controlFx({ id, control })
    await stepFx({ id, outcome: { state: 'sending', sent: 0, failure: null } })
    try {
      const { value } = await callFx({
        endpoint: GamRapport.Import,
        input: { idGammeVersion, idPageList: [...pages], file },
        isQuiet: true,
        signal: control.signal,
        onProgress: (sent, total) => tell({ id, outcome: { sent: total > 0 ? sent / total : 0 } }),
      })
      await stepFx({ id, outcome: outcomeOf(value) })
    } catch (error) {
      await stepFx({ id, outcome: { state: 'failed', failure: error instanceof CallFailure ? error : new CallFailure('network') } })
    }
  }
  await controlFx(null)
})

function outcomeOf(value: unknown): Outcome {
  const result = value as typeof GamRapport.Import.example.value | undefined
  if (!result) return { state: 'failed', failure: new CallFailure('refused') }
  const { inserted, updated, errors } = result
  if (errors.length === 0) return { state: 'done', sent: 1, inserted, updated }
  return { state: 'failed', failure: new CallFailure('refused', { messages: errors.map(({ message }) => ({ message, eventType: 4, exception: null })) }) }
}

sample({ clock: [importLaunched, fileRetried], source: sendAllFx.pending, filter: (isRunning) => !isRunning, fn: () => {}, target: sendAllFx })

const giveUpFx = attach({
  source: $sending,
  effect: (sending, id: string | null) => {
    if (sending && (id === null || sending.id === id)) sending.control.abort()
  },
})
sample({ clock: fileRemoved, fn: ({ id }) => id, target: giveUpFx })
sample({ clock: [importStopped, sessionClosed], fn: () => null, target: giveUpFx })

// Also after what may have been written: the pages say what they have.
sample({
  clock: stepFx.doneData,
  filter: ({ outcome: { state } }) => state === 'done' || state === 'failed',
  fn: () => ({ endpoint: GamRapport.Import, refreshes: [GedDocument.GetDocumentInfoList] }),
  target: changed,
})

/** The files of a version, and what can be done with them. */
export function usePageFiles(idGammeVersion: number) {
  const files = useUnit($pageFiles).filter((one) => one.idGammeVersion === idGammeVersion)
  const [isRunning, show, choose, setPages, remove, retry, stop] = useUnit([sendAllFx.pending, filesShown, filesChosen, pagesChosen, fileRemoved, fileRetried, importStopped])
  return { files, isRunning, show, choose, setPages, remove, retry, stop }
}
