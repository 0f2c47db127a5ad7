/** The page of the hardening ledger. Pure. */
import { cell, proofCell } from '../ledgers/shown.ts'
import { type Guard, kinds, type Languages, nameOf, type Row, type Seen, type State, stateOf } from './ledger.ts'

const inLine = (text: string) => cell(text).replaceAll('\n', ' ')

function markedProof(proof: string, { proofs }: Seen): string {
  const outcome = proofs[proof]
  const mark = outcome ? (outcome.failed > 0 ? '✗ ' : '') : '(not run) '
  return mark + proofCell(proof)
}

function guardCell(guard: Guard, { guards }: Seen): string {
  const removal = guards[nameOf(guard)]
  const told = removal ? (removal.isNoticed ? 'noticed' : '**not noticed**') : 'not tried'
  return `guard in [${guard.file.split('/').at(-1)}](../${guard.file}): ${told}`
}

const spoken: Record<Languages, string> = {
  both: 'French, English',
  fr: 'French',
  en: 'English',
  mixed: 'French or English',
  neither: '–',
}

const shownState = (state: State) => (state === 'held' ? state : `**${state}**`)

/** Rows by their state, and of the held ones those that say something in one language only. */
function line(name: string, rows: readonly Row[], seen: Seen): string {
  const inState = (state: State) => rows.filter((row) => stateOf(row, seen) === state)
  const halves = inState('held').filter(({ languages }) => languages !== 'both' && languages !== 'neither')
  const guarded = rows.filter(({ guards = [] }) => guards.some((guard) => seen.guards[nameOf(guard)]?.isNoticed))
  const counts = [
    rows.length,
    inState('held').length,
    halves.length,
    inState('not shown').length,
    inState('failed').length,
    inState('not run').length,
    guarded.length,
  ]
  return `| ${name} | ${counts.join(' | ')} |`
}

export function hardeningPage(rows: readonly Row[], seen: Seen): string {
  const table = ({ letter, name }: (typeof kinds)[number]) =>
    [
      `## ${name}`,
      '',
      '| row | asks | state | language | why, and by what |',
      '|-|-|-|-|-|',
      ...rows
        .filter(({ id }) => id.startsWith(letter))
        .map((row) => {
          const why = [
            row.lacks && `Would take: ${inLine(row.lacks)}`,
            ...row.proofs.map((proof) => markedProof(proof, seen)),
            ...(row.guards ?? []).map((guard) => guardCell(guard, seen)),
          ]
          return `| ${row.id} | ${inLine(row.asks)} | ${shownState(stateOf(row, seen))} | ${spoken[row.languages]} | ${why.filter(Boolean).join('<br>')} |`
        }),
    ].join('\n')
  return `# What the console survives, and what shows it

Written by \`npm run harden\` from the [ledger](hardening/rows.json) and [what the runs saw](hardening/seen.json); not by hand. A proof that is no longer there
fails a test, and so does a page that says otherwise than the two.

- **held**: every proof that is named passed when it was last run, and together they show what the row asks.
- **not shown**: they show a part of it, or nothing; what is lacking stands beside it.
- **language**: in which the proofs read what people are told; – where nothing is said. A row that was read in one language only is held in that one; “French or English”: some of it in each.
- **guard**: a piece of the product was taken out of a copy of it, and the proof run: it noticed, or it did not.

The last run had the seed ${seen.seed}; \`npm run harden -- --seed ${seen.seed}\` makes the same inputs again. What draws inputs by chance draws them from it, but for
properties that have a seed of their own.

| kind | rows | held | of these in one language | not shown | failed | not run | a guard was noticed |
|-|-|-|-|-|-|-|-|
${kinds
  .map(({ letter, name }) =>
    line(
      name,
      rows.filter(({ id }) => id.startsWith(letter)),
      seen,
    ),
  )
  .join('\n')}
${line('**all**', rows, seen)}

${kinds.map(table).join('\n\n')}
`
}
