import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { Mutation } from './mutation.ts'
import type { Asked, Shown, Told } from './worker.ts'

/** Result of one mistake. */
export interface Outcome extends Shown {
  mutation: Mutation
}

/** Number of mistakes that one process tries: loaded modules are never released. */
const perProcess = 40
/** Milliseconds in which a step must end: a mistake may loop for ever. */
const patience = 30_000

/** A process that tries mistakes one after the other; it is replaced when one does not end. */
class Trier {
  #child: ChildProcess | null = null
  #count = 0

  async try(asked: Asked): Promise<Outcome> {
    if (this.#count >= perProcess) this.end()
    this.#child ??= fork(join(import.meta.dirname, 'worker.ts'), {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: ['--import', new URL('mutated-module.ts', import.meta.url).href],
    })
    this.#count += 1
    const child = this.#child
    let step = 'starting'
    const told = await new Promise<Shown>((resolve) => {
      const stop = (why: string) => {
        this.end()
        done({ by: step === 'starting' ? 'start' : 'pact', shownBy: step, why })
      }
      let timer = setTimeout(stop, patience, 'it never ends')
      const exited = () => stop('the process died')
      const heard = (message: Told) => {
        clearTimeout(timer)
        if (!('step' in message)) return done(message)
        step = message.step
        timer = setTimeout(stop, patience, 'it never ends')
      }
      const done = (outcome: Shown) => {
        clearTimeout(timer)
        child.off('message', heard).off('exit', exited)
        resolve(outcome)
      }
      child.on('message', heard).once('exit', exited)
      child.send(asked)
    })
    return { mutation: asked.mutation, ...told }
  }

  end(): void {
    this.#child?.removeAllListeners('exit').kill('SIGKILL')
    this.#child = null
    this.#count = 0
  }
}

/** Tries mistakes, `atOnce` in parallel, and calls `tell` as each ends. */
export async function tryAll(asked: readonly Asked[], atOnce: number, tell: (outcome: Outcome) => void): Promise<void> {
  const left = [...asked]
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      const trier = new Trier()
      for (let next = left.shift(); next; next = left.shift()) tell(await trier.try(next))
      trier.end()
    }),
  )
}
