import { expect, test } from 'vitest'
import { collections, quotedIn } from './collections.ts'

test('texts in quotation marks are read as the code that has them means them', () => {
  const code = String.raw`[{ 'data' : '<a title="\'\x3e">\u0041\n' }, { 'data': '\\' }]`
  expect(quotedIn(code, /'data'\s*:\s*'((?:\\.|[^'\\])*)'/gs)).toEqual(['<a title="\'>">A\n', '\\'])
})

test.each([
  [
    'cure53/DOMPurify',
    `export default [{ "title": "a", "payload": "<b>\\"x\\"</b>" }, { "payload":\n "y" }]`,
    ['<b>"x"</b>', 'y'],
  ],
  ['cure53/H5SC', `return [{ 'data' : '<i>', 'trigger': 'x' }]`, ['<i>']],
  [
    'PortSwigger/xss-cheatsheet-data',
    '{"onload": {"tags": [{"tag": "a", "code": "<a>"}, {"code": "<b>"}]}}',
    ['<a>', '<b>'],
  ],
  ['payloadbox/xss-payload-list', '<a>\n\n<b>\n', ['<a>', '<b>']],
])('the attacks of %s are found', (repository, text, attacks) => {
  expect(collections.find((one) => one.repository === repository)?.read(text)).toEqual(attacks)
})

test('each collection is read at one commit', () => {
  expect(collections.filter(({ commit }) => !/^[\da-f]{40}$/.test(commit))).toEqual([])
})
