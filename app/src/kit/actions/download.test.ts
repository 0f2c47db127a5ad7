import { GedDocument } from '@ronde/contracts/services/Ged/GedDocument'
import { SecAuthentification } from '@ronde/contracts/services/Core/SecAuthentification'
import { expect, test } from 'vitest'
import { $saveFile } from '../../base/save-file.ts'
import { signOutRequested } from '../../session/session-end.ts'
import { answer } from '../testing/answers.ts'
import { heldAnswers } from '../testing/held-answers.ts'
import { held, testConsole } from '../testing/test-scope.ts'
import { filesAsked } from './download.ts'

const files = [1, 2, 3].map((at) => ({
  endpoint: GedDocument.GetFileContent,
  input: { idDocument: `9f0c1d2e-0000-4000-8000-00000000000${at}` },
  name: `${at}.pdf`,
}))

function downloads() {
  const answers = heldAnswers<Blob>()
  const saved: string[] = []
  const it = testConsole({
    values: [held($saveFile, (_file: Blob, name: string) => void saved.push(name))],
    answers: [answer(SecAuthentification.LogOut), answer(GedDocument.GetFileContent, () => answers.next())],
  })
  return { ...it, answers, saved }
}

test('files that are still coming are not for the next user', async () => {
  const { raise, answers, saved } = downloads()
  const all = raise(filesAsked, files)
  await expect.poll(() => answers.count).toBe(1)
  answers.at(0).resolve(new Blob(['1']))
  await expect.poll(() => answers.count).toBe(2)
  const out = raise(signOutRequested, { tellServer: true })
  answers.at(1).resolve(new Blob(['2']))
  await Promise.all([all, out])
  expect([saved, answers.count]).toEqual([['1.pdf'], 2])
})

test('a file that is coming does not come twice; later it may', async () => {
  const { raise, answers, saved } = downloads()
  const first = raise(filesAsked, files.slice(0, 1))
  const again = raise(filesAsked, files.slice(0, 2))
  await expect.poll(() => answers.count).toBe(2)
  answers.at(0).resolve(new File(['1'], 'report.pdf'))
  answers.at(1).resolve(new Blob(['2']))
  await Promise.all([first, again])
  expect([saved.toSorted(), answers.count]).toEqual([['2.pdf', 'report.pdf'], 2])
  const later = raise(filesAsked, files.slice(0, 1))
  await expect.poll(() => answers.count).toBe(3)
  answers.at(2).resolve(new Blob(['1']))
  await later
  expect(saved).toHaveLength(3)
})
