import { UsrUser } from '@ronde/contracts/services/Adm/UsrUser'
import { AffAffaire } from '@ronde/contracts/services/Aff/AffAffaire'
import { SecAuthentification } from '@ronde/contracts/services/Core/SecAuthentification'
import { type Log, SysLog } from '@ronde/contracts/services/Core/SysLog'
import { CallFailure } from '@ronde/contracts/wire'
import { expect, test } from 'vitest'
import { $saveFile } from '../../../../base/save-file.ts'
import { answer } from '../../../../kit/testing/answers.ts'
import { held, testConsole } from '../../../../kit/testing/test-scope.ts'
import { signOutRequested } from '../../../../session/session-end.ts'
import { $isExporting, personAsked } from './model.ts'

const { value: person } = UsrUser.Get.example
const [line] = SysLog.GetList.example.value as [Log]
const cases = AffAffaire.GetList.example.value.map((one) => ({ ...one, idUserRAF: 3 }))

/** A server whose log has so many lines by this person, and two about him. */
function withLines(byPerson: number) {
  const files: { file: Blob; name: string }[] = []
  const asked: object[] = []
  const by = Array.from({ length: byPerson }, (_, at): Log => ({ ...line, idLog: at + 1 }))
  const about = [1, 2].map((idLog): Log => ({ ...line, idLog, typeObjet: 'User', refObjet: '3' }))
  let fails = false
  const it = testConsole({
    values: [held($saveFile, (file: Blob, name: string) => void files.push({ file, name }))],
    answers: [
      answer(UsrUser.Get, () => person),
      answer(AffAffaire.GetList, () => cases.flatMap((one) => [one, { ...one, idUserRAF: 99 }])),
      answer(SecAuthentification.LogOut),
      answer(SysLog.GetList, (input) => {
        asked.push(input)
        if (fails) throw new CallFailure('http', { status: 503 })
        const lines = input.idUser ? by : about
        return lines.slice(input.skip, (input.skip ?? 0) + (input.take ?? 0))
      }),
    ],
  })
  const fail = (itDoes: boolean) => void (fails = itDoes)
  return { ...it, files, asked, fail }
}

test('the file has the record, the cases and every line of the log, by the person and about him', async () => {
  const { raise, files, asked } = withLines(1_003)
  await raise(personAsked, { idUser: 3 })
  expect(files.map(({ name }) => name)).toEqual([expect.stringMatching(/^a\.martin-\d{4}-\d\d-\d\d\.json$/)])
  const read = JSON.parse((await files[0]?.file.text()) ?? '') as Record<string, unknown[]>
  expect(read).toMatchObject({ user: person, cases })
  expect(read.cases).toHaveLength(cases.length)
  expect(read.logByUser?.map((each) => (each as Log).idLog)).toEqual(Array.from({ length: 1_003 }, (_, at) => at + 1))
  expect(read.logAboutUser).toHaveLength(2)
  // Lines that are written meanwhile neither move the pages nor are in them.
  const [{ dtFin }] = asked as [{ dtFin: string }]
  expect(asked).toEqual([
    ...[0, 500, 1_000].map((skip) => ({ idUser: [3], dtFin, sort: 'dtLog', skip, take: 500 })),
    { typeObjet: 'User', refObjet: '3', dtFin, sort: 'dtLog', skip: 0, take: 500 },
  ])
})

test('without any line the file is whole too', async () => {
  const { raise, files } = withLines(0)
  await raise(personAsked, { idUser: 3 })
  expect(JSON.parse((await files[0]?.file.text()) ?? '')).toMatchObject({ logByUser: [] })
})

test('a second press while it is made makes no second file, and nothing comes to the next user', async () => {
  const { raise, files, scope } = withLines(3)
  const twice = [raise(personAsked, { idUser: 3 }), raise(personAsked, { idUser: 3 })]
  expect(scope.getState($isExporting)).toBe(true)
  await Promise.all(twice)
  expect(files).toHaveLength(1)
  expect(scope.getState($isExporting)).toBe(false)
  const third = raise(personAsked, { idUser: 3 })
  await Promise.all([raise(signOutRequested, { tellServer: true }), third])
  expect(files).toHaveLength(1)
})

test('a call that fails leaves no file, and the next press begins anew', async () => {
  const { raise, files, fail, scope } = withLines(3)
  fail(true)
  await raise(personAsked, { idUser: 3 })
  expect([scope.getState($isExporting), files]).toEqual([false, []])
  fail(false)
  await raise(personAsked, { idUser: 3 })
  expect(files).toHaveLength(1)
})
