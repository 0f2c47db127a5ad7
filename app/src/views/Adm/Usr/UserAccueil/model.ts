import { type User, UsrUser } from '@ronde/contracts/services/Adm/UsrUser'
import { AffAffaire, type Affaire } from '@ronde/contracts/services/Aff/AffAffaire'
import { type Log, SysLog } from '@ronde/contracts/services/Core/SysLog'
import { attach, createEvent, createStore, sample } from 'effector'
import { blobSink, $saveFile } from '../../../../base/save-file.ts'
import { askOnceFx } from '../../../../kit/ask/ask-once.ts'
import { sessionClosed, sessionFx } from '../../../../session/session.ts'

/** Lines of the log that are asked for at a time. */
const pageSize = 500

interface Person {
  idUser: number
}

/** A file with what is held of a person was asked for. */
export const personAsked = createEvent<Person>()

/**
 * The record of a person, the cases that he answers for, and the log by him and about him, as one JSON file. It is written as it comes,
 * for a log may be long; the log as it stood at the press, oldest first, so that lines written meanwhile move no page.
 */
const exportFx = attach({
  source: $saveFile,
  effect: async (saveFile, { idUser }: Person) => {
    const session = await sessionFx()
    const taken = new Date().toISOString()
    const { value: person } = await askOnceFx({ endpoint: UsrUser.Get, input: { idUser } })
    const { value: cases } = await askOnceFx({ endpoint: AffAffaire.GetList, input: {} })
    const user = person as User
    const sink = blobSink('application/json', (file) => saveFile(file, `${user.login}-${taken.slice(0, 10)}.json`))
    const write = (text: string) => void sink.write(text)
    const followed = (cases as Affaire[]).filter(({ idUserRAF }) => idUserRAF === idUser)
    write(`{"taken": "${taken}",\n"user": ${JSON.stringify(user)},\n"cases": ${JSON.stringify(followed)}`)
    const logs = [
      ['logByUser', { idUser: [idUser] }],
      ['logAboutUser', { typeObjet: 'User', refObjet: String(idUser) }],
    ] as const
    for (const [name, filter] of logs) {
      write(`,\n"${name}": [`)
      for (let [skip, isMore] = [0, true]; isMore; skip += pageSize) {
        const input = { ...filter, dtFin: taken, sort: 'dtLog', skip, take: pageSize }
        const { value } = await askOnceFx({ endpoint: SysLog.GetList, input })
        const lines = (value as Log[]).map((line) => JSON.stringify(line))
        if (lines.length > 0) write(`${skip > 0 ? ',' : ''}\n${lines.join(',\n')}`)
        isMore = lines.length === pageSize
      }
      write('\n]')
    }
    write('}\n')
    // The file is not for the next user.
    if ((await sessionFx()) === session) void sink.close()
  },
})

/** Whether such a file is being made. */
export const $isExporting = createStore(false)
  .on(exportFx.pending, (_, isPending) => isPending)
  .reset(sessionClosed)

sample({
  clock: personAsked,
  source: exportFx.pending,
  filter: (isPending) => !isPending,
  fn: (_, person) => person,
  target: exportFx,
})
