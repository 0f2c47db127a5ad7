import { UsrUser } from '@ronde/contracts/services/Adm/UsrUser'
import { AffAffaire } from '@ronde/contracts/services/Aff/AffAffaire'
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

/** Lines of the log that a filter finds, oldest first, page by page, as far as they were there at `until`. */
async function* logLines(filter: object, until: string): AsyncGenerator<readonly Log[]> {
  for (let skip = 0; ; skip += pageSize) {
    const input = { ...filter, dtFin: until, sort: 'dtLog', skip, take: pageSize }
    const { value } = await askOnceFx({ endpoint: SysLog.GetList, input })
    const lines = value as readonly Log[]
    if (lines.length > 0) yield lines
    if (lines.length < pageSize) return
  }
}

/**
 * The record of a person, the cases that he answers for, and the log by him and about him, as one JSON file. It is written as it comes,
 * for a log may be long.
 */
const exportFx = attach({
  source: $saveFile,
  effect: async (saveFile, { idUser }: Person) => {
    const session = await sessionFx()
    const taken = new Date().toISOString()
    const { value: person } = await askOnceFx({ endpoint: UsrUser.Get, input: { idUser } })
    const { value: cases } = await askOnceFx({ endpoint: AffAffaire.GetList, input: {} })
    const followed = (cases as { idUserRAF: number | null }[]).filter(({ idUserRAF }) => idUserRAF === idUser)
    const { login } = person as { login: string }
    const sink = blobSink('application/json', (file) => saveFile(file, `${login}-${taken.slice(0, 10)}.json`))
    const write = (name: string, value: unknown) => sink.write(`"${name}": ${JSON.stringify(value, null, 2)},\n`)
    await sink.write('{\n')
    await write('taken', taken)
    await write('user', person)
    await write('cases', followed)
    const logs = [
      ['logByUser', { idUser: [idUser] }],
      ['logAboutUser', { typeObjet: 'User', refObjet: String(idUser) }],
    ] as const
    for (const [at, [name, filter]] of logs.entries()) {
      await sink.write(`"${name}": [`)
      let between = '\n'
      for await (const lines of logLines(filter, taken)) {
        await sink.write(between + lines.map((line) => JSON.stringify(line)).join(',\n'))
        between = ',\n'
      }
      await sink.write(at === 0 ? '\n],\n' : '\n]\n}\n')
    }
    // The file is not for the next user.
    if ((await sessionFx()) === session) await sink.close()
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
