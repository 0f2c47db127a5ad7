import { CallFailure, type FailureKind, type Message, type Verb } from '@ronde/contracts/wire'
import { describe, expect, test } from 'vitest'
import { textIn } from '../locales/testing/texts.ts'
import { joinMessages, noticeOfAnswer, noticeOfFailure, severity } from './notice.ts'

const message = (text: string, eventType = 1, exception: string | null = null): Message => ({
  message: text,
  eventType,
  exception: exception === null ? null : { Message: exception },
})

describe('severity', () => {
  test.each([
    [2, 'warning'],
    [4, 'error'],
    [5, 'error'],
    [0, 'success'],
    [1, 'success'],
    [3, 'success'],
    [6, 'success'],
    [-1, 'success'],
    [Number.NaN, 'success'],
  ])('%d is %s', (eventType, expected) => {
    expect(severity(eventType)).toBe(expected)
  })
})

describe('joinMessages', () => {
  test('joins by line breaks and appends exception texts', () => {
    expect(joinMessages([message('Un', 1), message('Deux', 4, 'ORA-1')])).toBe('Un\nDeux\nORA-1')
  })

  test('with markup among them, joins without extra breaks [8.markup]', () => {
    expect(joinMessages([message('<p>Un</p>'), message('Deux')])).toBe('<p>Un</p> Deux')
  })

  test('a smaller-than sign is no markup', () => {
    expect(joinMessages([message('5 < 6'), message('a <b')])).toBe('5 < 6\na <b')
  })

  test('an empty message leaves no empty line', () => {
    expect(joinMessages([message(''), message('', 4, 'ORA-1'), message('Fin')])).toBe('ORA-1\nFin')
    expect(joinMessages([])).toBe('')
  })
})

describe('noticeOfAnswer', () => {
  const told = [message('Enregistré')]
  const verbs: Verb[] = ['POST', 'PUT', 'DELETE']

  test.each(verbs)('%s shows what its messages say [7.messages]', (verb) => {
    expect(noticeOfAnswer({ verb }, { hasErrors: false, messages: told })).toEqual({
      type: 'success',
      text: 'Enregistré',
    })
  })

  test('GET shows only what comes with errors [7.messages]', () => {
    expect(noticeOfAnswer({ verb: 'GET' }, { hasErrors: false, messages: told })).toBeNull()
    expect(noticeOfAnswer({ verb: 'GET' }, { hasErrors: true, messages: [message('Partiel', 2)] })).toEqual({
      type: 'warning',
      text: 'Partiel',
    })
  })

  test.each<Verb>(['GET', ...verbs])('%s without messages shows nothing', (verb) => {
    expect(noticeOfAnswer({ verb }, { hasErrors: true, messages: [] })).toBeNull()
  })

  test('the worst message gives the look [5.severity]', () => {
    const messages = [message('a', 1), message('b', 5), message('c', 2)]
    expect(noticeOfAnswer({ verb: 'PUT' }, { hasErrors: false, messages })?.type).toBe('error')
    expect(
      noticeOfAnswer(
        { verb: 'PUT' },
        { hasErrors: false, messages: messages.filter(({ eventType }) => eventType !== 5) },
      )?.type,
    ).toBe('warning')
  })
})

describe('noticeOfFailure', () => {
  const texts = { fr: textIn('fr'), en: textIn('en') }
  const kinds: FailureKind[] = ['refused', 'http', 'network', 'timeout', 'unreadable', 'unconfirmed', 'incomplete']
  const statuses = [400, 401, 403, 404, 409, 413, 415, 418, 429, 500, 502, 503]
  const failures = [
    ...kinds.map((kind) => [kind, new CallFailure(kind)] as const),
    ...statuses.map((status) => [String(status), new CallFailure('http', { status })] as const),
  ]

  test.each(failures)('%s has a text of its own language in both', (_, failure) => {
    const [fr, en] = [noticeOfFailure(failure, texts.fr), noticeOfFailure(failure, texts.en)]
    for (const notice of [fr, en]) {
      expect(notice?.type).toBe('error')
      expect(notice?.text).toMatch(/\p{L}{3}/u)
      expect(notice?.text).not.toMatch(/failure\.|[{}]/)
    }
    expect(fr?.text).not.toBe(en?.text)
  })

  test.each([
    [503, 'failure.503'],
    [500, 'failure.server'],
    [415, 'failure.415'],
    [409, 'failure.409'],
    [400, 'failure.other'],
  ] as const)('a %d says %s', (status, id) => {
    expect(noticeOfFailure(new CallFailure('http', { status }), texts.fr)?.text).toBe(texts.fr(id))
  })

  test('too many tries says how long to wait', () => {
    expect(noticeOfFailure(new CallFailure('http', { status: 429, retryAfter: 7 }), texts.fr)?.text).toContain('7')
    expect(noticeOfFailure(new CallFailure('http', { status: 429 }), texts.fr)?.text).toContain('60')
  })

  test("the server's own words come first", () => {
    expect(
      noticeOfFailure(new CallFailure('http', { status: 409, messages: [message('Déjà pris', 4)] }), texts.en)?.text,
    ).toBe('Déjà pris')
  })

  test('of a write that is not confirmed both are said: the server’s words, and that nothing proves them', () => {
    const told = noticeOfFailure(new CallFailure('unconfirmed', { messages: [message('Enregistré')] }), texts.fr)
    expect(told).toEqual({ type: 'error', text: `Enregistré\n${texts.fr('failure.unconfirmed')}` })
  })

  test('what is forbidden is named, where the console has words for it', () => {
    const failure = new CallFailure('http', { status: 403, messages: [message('Droit insuffisant', 4)] })
    const of = (operation: string) =>
      noticeOfFailure(failure, texts.fr, { service: '/api/Console/Aff/AffAffaire', operation })?.text
    expect(of('Update')).toBe('Droit insuffisant\nDemande refusée\u00A0: modifier une affaire')
    expect(of('Unheard')).toBe('Droit insuffisant')
  })

  test('a call the console gave up itself says nothing', () => {
    expect(noticeOfFailure(new CallFailure('cancelled'), texts.fr)).toBeNull()
  })
})
