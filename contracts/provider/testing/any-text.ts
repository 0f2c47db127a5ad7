import fc from 'fast-check'

const piece = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 4 }),
  fc.constantFrom(
    'من',
    'עברית',
    'e\u0301',
    'Å',
    '漢字',
    '👩\u200d🔧',
    '🇫🇷',
    '\u202e',
    '\u0000',
    '\u0007',
    '\t',
    '\n',
    '\u200b',
  ),
  fc.constantFrom('<b>', '&amp;', "' or 1=1 --", '\\', '%', '_', 'ﬁ', '\u00a0', '\ud800', 'a'.repeat(2_000)),
)
/** Texts of any signs: scripts, directions, marks, pictures, controls and lone halves of signs, in pieces. */
export const anyText = fc.array(piece, { minLength: 1, maxLength: 6 }).map((pieces) => pieces.join(''))
