import { GamRapport, garde } from '@ronde/contracts/services/Prm/GamRapport'
import { CallFailure } from '@ronde/contracts/wire'
import { expect, test } from 'vitest'
import { answer } from '../../../../kit/testing/answers.ts'
import { heldAnswers } from '../../../../kit/testing/held-answers.ts'
import { testConsole } from '../../../../kit/testing/test-scope.ts'
import { matchPages } from './match-pages.ts'
import { pageFiles } from './page-files.ts'

const pages = [garde, { ...garde, idPage: 2, refPage: 'LEV-VGP-02' }]
const result = { inserted: 1, updated: 0, errors: [] }

async function withFiles(...names: string[]) {
  const answers = heldAnswers<typeof result>()
  const it = testConsole({ answers: [answer(GamRapport.Import, answers.next)] })
  await it.raise(pageFiles.shown, 1)
  await it.raise(pageFiles.chosen, {
    place: 1,
    files: names.map((name) => ({ file: new File(['x'], name), targets: matchPages(name, pages) })),
  })
  const files = () => it.scope.getState(pageFiles.$files)
  return {
    ...it,
    answers,
    files,
    states: () => files().map(({ state }) => state),
    sent: () => it.call.inputsOf(GamRapport.Import).map(({ file, idPageList }) => [file.name, idPageList]),
  }
}

test('files go out one after the other, each onto its pages; one that no page fits waits for a choice', async () => {
  const { raise, answers, files, states, sent } = await withFiles('LEV-VGP-01.pdf', 'LEV-VGP-02.png', 'scan.jpg')
  const launched = raise(pageFiles.launched)
  await expect.poll(sent).toEqual([['LEV-VGP-01.pdf', [1]]])
  expect(states()).toEqual(['sending', 'queued', 'chosen'])
  answers.at(0).resolve(result)
  await expect.poll(sent).toHaveLength(2)
  answers.at(1).resolve({ ...result, inserted: 0, updated: 1 })
  await launched
  expect(states()).toEqual(['done', 'done', 'chosen'])
  expect(files().map(({ inserted, updated }) => [inserted, updated])).toEqual([
    [1, 0],
    [0, 1],
    [0, 0],
  ])
  await raise(pageFiles.targeted, { id: files()[2]?.id ?? '', targets: [1, 2] })
  const again = raise(pageFiles.launched)
  await expect.poll(sent).toHaveLength(3)
  answers.at(2).resolve(result)
  await again
  expect(sent()[2]).toEqual(['scan.jpg', [1, 2]])
})

test('one that fails does not stop the others, says why, and is tried again', async () => {
  const { raise, answers, files, states, sent, call } = await withFiles('LEV-VGP-01.pdf', 'LEV-VGP-02.png')
  const launched = raise(pageFiles.launched)
  await expect.poll(sent).toHaveLength(1)
  answers.at(0).reject(new CallFailure('http', { status: 415 }))
  await expect.poll(sent).toHaveLength(2)
  answers.at(1).resolve(result)
  await launched
  expect(states()).toEqual(['failed', 'done'])
  expect(files()[0]?.failure?.status).toBe(415)
  const again = raise(pageFiles.retried, { id: files()[0]?.id ?? '' })
  await expect.poll(sent).toHaveLength(3)
  answers.at(2).resolve(result)
  await again
  expect(states()).toEqual(['done', 'done'])
  // A retry has the same key; other pages would make it another write.
  const [first, other, same] = call.asked.map(({ idempotencyKey }) => idempotencyKey)
  expect(same).toMatch(/^[0-9a-f]{32}$/)
  expect([first, other === first]).toEqual([same, false])
})

test('stopped, what is on its way is given up and what waits stays; one that is being sent cannot vanish, one that waits can', async () => {
  const { raise, answers, files, states, sent } = await withFiles('LEV-VGP-01.pdf', 'LEV-VGP-02.png')
  const launched = raise(pageFiles.launched)
  await expect.poll(sent).toHaveLength(1)
  const [first, second] = files()
  void raise(pageFiles.stopped)
  await expect.poll(states).toEqual(['sending', 'chosen'])
  void raise(pageFiles.removed, { id: first?.id ?? '' })
  answers.at(0).reject(new CallFailure('cancelled'))
  await launched
  expect(states()).toEqual(['failed', 'chosen'])
  await raise(pageFiles.removed, { id: second?.id ?? '' })
  expect(states()).toEqual(['failed'])
  expect(sent()).toHaveLength(1)
})

test('where no file is ready, it is said so and nothing is sent; where one is, nothing is said', async () => {
  const nothing = await withFiles()
  await nothing.raise(pageFiles.launched)
  const unmatched = await withFiles('scan.jpg')
  await unmatched.raise(pageFiles.launched)
  for (const { toasts, sent } of [nothing, unmatched]) {
    expect(toasts.map(({ text }) => text)).toEqual([expect.stringMatching(/^Aucun fichier n’est prêt/)])
    expect(sent()).toEqual([])
  }
  const { raise, answers, sent, toasts } = await withFiles('LEV-VGP-01.pdf')
  const launched = raise(pageFiles.launched)
  await expect.poll(sent).toHaveLength(1)
  answers.at(0).resolve(result)
  await launched
  expect(toasts).toEqual([])
})
