import { expect, test } from 'vitest'
import { rulesOf } from '../../../../kit/editor/rules.ts'
import { textIn } from '../../../../locales/testing/texts.ts'
import { route } from './action.ts'

const text = textIn('en')

/** What the editor of a route says of a path. */
function toldOf(path: string, isVirtuel = false): string | null {
  const values = { path, isVirtuel }
  const rules = [rulesOf(route, route.fields, values, text).path ?? []].flat()
  return (
    rules
      .flatMap((rule) => (typeof rule === 'function' ? [rule(path, { field: 'path', values })] : []))
      .find((told) => told !== null) ?? null
  )
}

test.each(['/Adm/Usr/UserList', ' /Adm/Usr/UserList ', '/a-b_c.d~e'])('the path %o is taken', (path) => {
  expect(toldOf(path)).toBeNull()
})

test.each(['Adm/Usr/UserList', 'no slash', '/é', '/a b', '//other.example', '/a/../b', 'https://other.example', ''])(
  'a route with the path %o is told how a path is written',
  (path) => expect(toldOf(path)).toMatch(/^Begin with \//),
)

test('only a virtual route has no path', () => expect(toldOf('', true)).toBeNull())

test('a page of the console keeps its path', () => expect(toldOf('/about')).toMatch(/always has/))
