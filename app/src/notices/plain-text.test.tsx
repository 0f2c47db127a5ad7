import { expect, test } from 'vitest'
import { joinMessages, plainMessages } from './notice.ts'
import { plainText } from './plain-text.ts'

test.each([
  ['a plain text, as it is', '5 < 6 & plus', '5 < 6 & plus'],
  ['lines on their own', 'Un<br>Deux<br/>Trois', 'Un\nDeux\nTrois'],
  ['paragraphs and points too', '<p>Un</p><ul><li>Deux</li><li>Trois</li></ul>Fin', 'Un\nDeux\nTrois\nFin'],
  ['characters by name', '<b>L&#233;vy &amp; fils</b>', 'Lévy & fils'],
  ['nothing of what runs', 'Bonjour<script>alert(1)</script><style>p{}</style><img src=x onerror=alert(1)>', 'Bonjour'],
  ['markup that was meant as text', '&lt;b&gt;', '<b>'],
])('says %s', (_, message, expected) => {
  expect(plainText({ message })).toBe(expected)
})

test('reads a record once', () => {
  const record = { message: '<b>Un</b>' }
  expect(plainText(record)).toBe(plainText(record))
})

test('messages with markup stand on their own lines, and are not glued together', () => {
  const messages = ['<b>Référence prise</b>', 'Client <i>inconnu</i><br>', 'Fin'].map((message) => ({
    message,
    eventType: 4,
    exception: null,
  }))
  expect(plainMessages(messages)).toBe('Référence prise\nClient inconnu\nFin')
  expect(joinMessages(messages)).toBe('<b>Référence prise</b> Client <i>inconnu</i><br> Fin')
})
