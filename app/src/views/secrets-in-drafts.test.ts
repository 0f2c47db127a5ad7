import { CallFailure, type Endpoint } from '@ronde/contracts/wire'
import { expect, test } from 'vitest'
import type { ScreenView } from '../navigation/screen-view.ts'
import type { KeptDraft } from '../kit/editor/kept-draft.ts'
import { memoryDrafts } from '../kit/editor/testing/memory-drafts.ts'
import type { Editor } from '../kit/editor/editor.ts'
import { editorOpened, editorTold, saveAsked } from '../kit/editor/model.ts'
import { openingOf } from '../kit/editor/opening.ts'
import { noContext } from '../kit/editor/testing/no-context.ts'
import { answer } from '../kit/testing/answers.ts'
import { testConsole } from '../kit/testing/test-scope.ts'

const modules = import.meta.glob<{ default: ScreenView }>('./*/*/*/index.ts', { eager: true })

/** Every editor in a view's configuration, at any depth. */
function editorsIn(part: unknown, seen = new Set<unknown>()): Editor[] {
  if (typeof part !== 'object' || part === null || seen.has(part)) return []
  seen.add(part)
  const own =
    'kind' in part && (part.kind === 'edit' || part.kind === 'create') && 'editor' in part
      ? [part.editor as Editor]
      : []
  return [...own, ...Object.values(part).flatMap((one) => editorsIn(one, seen))]
}
const editors = Object.entries(modules).flatMap(([path, { default: view }]) =>
  editorsIn(view.config).map((editor): [string, Editor] => [`${editor.endpoint.operation} in ${path}`, editor]),
)
const secretsOf = ({ fields }: Editor) => fields.filter(({ kind }) => kind === 'password').map(({ name }) => name)

test('every editor of the product is found, and of them those that take passwords', () => {
  expect(new Set(editors.map(([, editor]) => editor)).size).toBeGreaterThan(15)
  expect(
    new Set(editors.filter(([, editor]) => secretsOf(editor).length > 0).map(([, { endpoint }]) => endpoint.operation)),
  ).toEqual(new Set(['AddUser', 'ChangePassword']))
})

test('what is called a password is declared one', () => {
  const others = editors.flatMap(([name, { fields }]) =>
    fields
      .filter((one) => /password/i.test(one.name) && one.kind !== 'password' && one.kind !== 'switch')
      .map((one) => `${one.name} of ${name}`),
  )
  expect(others).toEqual([])
})

test.each(editors)('no draft of %s ever holds a secret, typed or sent', async (_, editor) => {
  const endpoint = editor.endpoint as Endpoint<Record<string, unknown>, unknown>
  const secret = 'corbeau-lanterne-41'
  const written: (KeptDraft | null)[] = []
  const box = memoryDrafts()
  const drafts = {
    ...box,
    write: (...what: Parameters<typeof box.write>) => (written.push(what[1]), box.write(...what)),
  }
  const lost = answer(endpoint, () => Promise.reject(new CallFailure('timeout')))
  const { raise, call } = testConsole({ answers: [lost], drafts })
  const opening = { ...openingOf('place', editor, noContext, null), look: null }
  await raise(editorOpened, opening)
  const secrets = Object.fromEntries(secretsOf(editor).map((name) => [name, secret]))
  const values = { ...endpoint.example.input, ...secrets }
  for (const { name } of editor.fields)
    await raise(editorTold, {
      id: opening.id,
      event: { kind: 'typed', values: { [name]: values[name] ?? 'x' }, name, at: '2026-03-31T08:30:00.000Z' },
    })
  await raise(saveAsked, { id: opening.id, endpoint, input: values, key: 'k' })
  expect(call.inputsOf(endpoint)).toEqual([values])
  // The last draft was written before the call was sent, and holds what was sent.
  expect(written.at(-1)?.draft.sent).toHaveLength(1)
  expect(JSON.stringify(written)).not.toContain(secret)
  expect(new Set(written.at(-1)?.draft.left)).toEqual(new Set(Object.keys(secrets)))
})
