/** Reads which keys a story's source presses, in the writing of Testing Library's user-event. */

const modifiers = new Set(['Shift', 'Control', 'Alt', 'Meta'])

/** Chords of one user-event text: `{Shift>}{F10}{/Shift}` is `Shift+F10`. `held` goes on from text to text, as the keys do. */
function chordsOf(text: string, held: string[]): string[] {
  const chords: string[] = []
  for (const [, braced, bracketed, plain] of text.matchAll(/\{([^{}]+)\}|\[([^[\]]+)\]|([^{[])/g)) {
    const token = braced ?? bracketed ?? plain ?? ''
    const name = token.replace(/^\//, '').replace(/(?:>\d*|\/)+$/, '')
    if (braced && token.startsWith('/')) held.splice(held.lastIndexOf(name) >>> 0, 1)
    else if (braced && token.endsWith('>') && modifiers.has(name)) held.push(name)
    else
      chords.push(
        [
          ...held,
          name === 'Space' ? ' ' : name.replace(/^Key([A-Z])$/, (_, letter: string) => letter.toLowerCase()),
        ].join('+'),
      )
  }
  return chords
}

const literals = (source: string): string[] =>
  [...source.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`([^`]*)`/g)].map(
    ([, single, double, template]) => single ?? double ?? template ?? '',
  )

const keyCalls = /\b(?:keyboard|type|press|typing|keys)\(/g

/** Texts handed to what types: `userEvent.keyboard(…)`, `userEvent.type(…)` and a story's own `press(…)`. */
function typedTexts(source: string): string[] {
  return [...source.matchAll(keyCalls)].flatMap((call) => {
    const from = call.index + call[0].length
    let depth = 1
    let at = from
    while (at < source.length && depth > 0) {
      if (source[at] === '(') depth += 1
      if (source[at] === ')') depth -= 1
      at += 1
    }
    return literals(source.slice(from, at - 1))
  })
}

/** Every chord that a story's source presses; `Letters` and `Text` when it types any. */
export function pressedKeys(source: string): Set<string> {
  const held: string[] = []
  const typed = typedTexts(source).flatMap((text) => chordsOf(text, held))
  // A story may keep its keys in a list: whatever is written in braces is a key.
  const listed = literals(source)
    .filter((text) => text.includes('{'))
    .flatMap((text) => chordsOf(text, []))
    .filter((chord) => /[A-Z]\w+$/.test(chord))
  const pressed = new Set([...typed, ...listed].map((chord) => chord.replace(/(^|\+) $/, '$1Space')))
  for (const [, options = ''] of source.matchAll(/\btab\(([^)]*)\)/g))
    pressed.add(options.includes('shift') ? 'Shift+Tab' : 'Tab')
  if ([...pressed].some((chord) => /^[\p{L}\d]$/u.test(chord))) pressed.add('Letters').add('Text')
  return pressed
}

const names: Readonly<Record<string, string>> = { Ctrl: 'Control', Esc: 'Escape', Del: 'Delete' }

/** Alternatives of a keyboard row's `keys`, as `pressedKeys` names them: `Ctrl+Home / PageUp` is `Control+Home` and `PageUp`. */
export const chordsOfRow = (keys: string): string[] =>
  keys.split(' / ').map((chord) =>
    chord
      .split('+')
      .map((key) => names[key] ?? (key.length === 1 ? key.toLowerCase() : key))
      .join('+'),
  )
