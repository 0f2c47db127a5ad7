import { Select } from '@ronde/ui/select'
import { useText } from '../../locales/use-text.ts'
import type { Matching } from './prepare.ts'

/** The column that each heading was given, null where it is left out. */
export type Chosen = ReadonlyMap<string, string | null>

/** What stands before anybody chose: what was chosen for an earlier file. */
export const firstChoice = ({ headings }: Matching): Chosen =>
  new Map(headings.map(({ heading, column }) => [heading, column]))

interface MatchColumnsProps {
  matching: Matching
  chosen: Chosen
  onChoose: (chosen: Chosen) => void
  /** A column as people know it. */
  textOf: (name: string) => string
}

/** Headings of a file that the console does not know: for each, the column that it is, or none. */
export function MatchColumns({ matching, chosen, onChoose, textOf }: MatchColumnsProps) {
  const text = useText()
  const now = new Map([...firstChoice(matching), ...chosen])
  return (
    <>
      <p role="status">{text('import.unknown', { count: matching.headings.length })}</p>
      {matching.headings.map(({ heading }, at) => {
        const taken = new Set([...now].flatMap(([other, column]) => (other === heading ? [] : [column])))
        return (
          <Select
            key={heading}
            label={heading}
            autoFocus={at === 0}
            placeholder={text('import.leftOut')}
            value={now.get(heading) ?? null}
            options={matching.columns
              .filter((name) => !taken.has(name))
              .map((name) => ({ value: name, label: textOf(name) }))}
            onValueChange={({ value }) => onChoose(new Map([...chosen, [heading, value]]))}
          />
        )
      })}
    </>
  )
}
