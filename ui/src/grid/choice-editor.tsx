import { CircleAlert } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '../button/index.ts'
import { Checkbox } from '../checkbox/index.ts'
import { Icon } from '../icon/index.ts'
import { Spinner } from '../internal/spinner.styles.ts'
import { TextField } from '../text-field/index.ts'
import { useUi } from '../theme/ui-context.ts'
import { Choices, Count, Said } from './filter-editor.styles.ts'
import { matchingOptions } from './filter-options.ts'
import type { FilterOption } from './filter-options.ts'
import type { FilterValue } from './filter-types.ts'
import { useChoiceKeys } from './use-choice-keys.ts'

/** From this many options on, a search field shows. */
const searchFrom = 10
/** Most options that are drawn; the search finds the others. */
const most = 100

export interface ChoiceEditorProps {
  /** The column's heading. */
  label: string
  filter: FilterValue | undefined
  /** Asked once, when it opens. */
  options: () => readonly FilterOption[] | Promise<readonly FilterOption[]>
  /** The text of a chosen code that is not among them. */
  textOf: (code: string) => string
  onChange: (filter: FilterValue | undefined) => void
}

type Asked = readonly FilterOption[] | 'pending' | 'failed'

/** Boxes for each choice, with how many rows have it. */
export function ChoiceEditor({ label, filter, options, textOf, onChange }: ChoiceEditorProps) {
  const { t } = useUi()
  const [asked, setAsked] = useState<Asked>('pending')
  const [turn, setTurn] = useState(0)
  const [search, setSearch] = useState('')
  const chosen = filter?.kind === 'choice' ? filter.values : []
  // Options that are chosen when it opens stand first, and stay there while boxes are pressed.
  const [first] = useState(chosen)

  const { list, onKeyDown, onSearchKeyDown } = useChoiceKeys()
  const ask = useEffectEvent((_turn: number) => options())
  useEffect(() => {
    let isLeft = false
    const take = (answer: Asked) => {
      if (!isLeft) setAsked(answer)
    }
    const answer = ask(turn)
    if (answer instanceof Promise) answer.then(take, () => take('failed'))
    else take(answer)
    return () => {
      isLeft = true
    }
  }, [turn])

  useEffect(() => {
    // The button that asked again is gone.
    if (turn > 0 && typeof asked !== 'string' && document.activeElement === document.body)
      list.current?.parentElement?.querySelector('input')?.focus()
  }, [asked, turn, list])

  if (typeof asked === 'string') {
    const isPending = asked === 'pending'
    const again = () => {
      setAsked('pending')
      setTurn(turn + 1)
    }
    return (
      <>
        {isPending ? (
          <Said role="status">
            <Spinner aria-hidden />
            {t('filter.loading')}
          </Said>
        ) : (
          <Said role="alert">
            <Icon name={CircleAlert} />
            {t('filter.failed')}
          </Said>
        )}
        {/* It stays while it asks again: gone or disabled, it would lose the focus by its own press. */}
        {(!isPending || turn > 0) && (
          <Button size="small" aria-disabled={isPending || undefined} onPress={isPending ? undefined : again}>
            {t('filter.retry')}
          </Button>
        )}
      </>
    )
  }
  const named = asked.map((option) =>
    option.value === '' && option.label === '' ? { ...option, label: t('filter.none') } : option,
  )
  const known = new Set(named.map(({ value }) => String(value)))
  const gone = [...new Set([...first, ...chosen])]
    .filter((code) => !known.has(code))
    .map((code): FilterOption => ({ value: code, label: textOf(code) || t('filter.none') }))
  const all: readonly FilterOption[] = [...gone, ...named].toSorted(
    (one, other) => Number(first.includes(String(other.value))) - Number(first.includes(String(one.value))),
  )
  const found = matchingOptions(all, search)
  const hidden = found.length - most
  const toggle = (code: string, isOn: boolean) => {
    const values = isOn ? [...chosen, code] : chosen.filter((other) => other !== code)
    onChange(values.length > 0 ? { kind: 'choice', values } : undefined)
  }
  return (
    <>
      {all.length > searchFrom && (
        <TextField
          label={t('filter.searchChoices')}
          type="search"
          value={search}
          onValueChange={({ value }) => setSearch(value)}
          onKeyDown={onSearchKeyDown}
        />
      )}
      <Choices role="group" aria-label={label} ref={list} onKeyDown={onKeyDown}>
        {found.slice(0, most).map(({ value, label: name, count }) => {
          const code = String(value)
          return (
            <div key={code} data-choice="">
              <Checkbox
                label={name}
                value={chosen.includes(code)}
                onValueChange={({ value: isOn }) => toggle(code, isOn)}
              />
              {count !== undefined && <Count>{count}</Count>}
            </div>
          )
        })}
      </Choices>
      <Said role="status">
        {found.length === 0 ? t('filter.noChoice') : hidden > 0 ? t('filter.moreChoices', { n: hidden }) : null}
      </Said>
    </>
  )
}
