import { Button } from '@ronde/ui/button'
import { Dialog } from '@ronde/ui/dialog'
import { IconButton } from '@ronde/ui/icon-button'
import { Stack } from '@ronde/ui/stack'
import { TextField } from '@ronde/ui/text-field'
import { TextArea } from '@ronde/ui/textarea'
import { useUnit } from 'effector-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useText } from '../../../locales/use-text.ts'
import { ReadFailure } from '../../../notices/read-failure.tsx'
import { copyAsked } from '../../../notices/copy.ts'
import { askOnceFx } from '../../ask/ask-once.ts'
import { byValues } from '../by-values.ts'
import { rowsIn } from '../../ask/question.ts'
import { useQuestion } from '../../ask/use-read.ts'
import type { AnyRow } from '../../place/row.ts'
import type { RowsOf } from '../shape.ts'
import type { ListState } from '../use-list.ts'
import type { ListSelection } from '../use-selection.ts'
import { $baskets, basketDeleted, basketKept, basketsAsked } from './baskets.ts'
import { BasketLine, BasketList, Keeping, Part } from './baskets.styles.ts'
import { nameIndex, type Named, namedBy, namingFields, pastedLines } from './references.ts'

export interface BasketsDialogProps {
  list: ListState
  config: RowsOf['config']
  selection: ListSelection
  onClose: () => void
}

/** Rows chosen by what is pasted, and rows put aside under a name: either way they become the selection. */
export function BasketsDialog({ list, config, selection, onClose }: BasketsDialogProps) {
  const text = useText()
  const [all, look, keep, remove, copy] = useUnit([$baskets, basketsAsked, basketKept, basketDeleted, copyAsked])
  useEffect(() => look(), [look])
  const baskets = all.filter(({ kind }) => kind === config.key)
  const [pasted, setPasted] = useState('')
  const [name, setName] = useState('')
  const [named, setNamed] = useState<Named | null>(null)
  const [isLooking, setLooking] = useState(false)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  // All rows, those that a tree has not opened too.
  const whole = useQuestion(list.whole)
  const read = list.whole ? whole : list.read
  const rows = useMemo(() => {
    const answered = rowsIn(read.value)
    return list.whole ? answered && (config.rowsOf?.(answered) ?? answered) : answered
  }, [read.value, list.whole, config])
  const byKey = useMemo(() => new Map((rows ?? []).map((row) => [list.keyOf(row), row])), [rows, list])

  const call = useUnit(askOnceFx)
  const { windowed } = list
  const { question } = list.read
  /** Rows that have one of these values in one of those fields, where the server finds them. */
  const ask = async (fields: readonly string[], values: readonly string[]): Promise<readonly AnyRow[]> => {
    const found: AnyRow[] = []
    for (const field of question && windowed ? fields.filter(windowed.knows) : []) {
      const taken = values.filter((value) => windowed?.takes(field, value))
      for (const { endpoint, input } of question ? byValues(question, field, taken) : [])
        found.push(...(rowsIn((await call({ endpoint, input })).value) ?? []))
    }
    return found
  }
  const begin = (): AbortSignal => {
    running.current?.abort()
    running.current = new AbortController()
    return running.current.signal
  }
  const choose = async (keys: readonly string[], signal = begin()) => {
    const asked = windowed ? await ask([config.key], keys) : []
    if (signal.aborted) return
    const found = new Map(asked.map((row) => [list.keyOf(row), row]))
    selection.add(keys.map((key) => found.get(key) ?? byKey.get(key)).filter((row) => row !== undefined))
  }
  const lookFor = async () => {
    if (!rows || isLooking) return
    const signal = begin()
    setLooking(true)
    const lines = pastedLines(pasted)
    const fields = namingFields(config)
    const names = lines.flatMap(({ raw, cells }) => [raw, ...cells])
    try {
      const among = windowed ? await ask(fields, names) : rows
      const index = await nameIndex(among, fields, list.keyOf, signal)
      if (!index) return
      const found = namedBy(lines, index)
      setNamed(found)
      await choose([...found.keys], signal)
    } catch {
      // A call that fails is told.
    } finally {
      setLooking(false)
    }
  }
  const selected = selection.keys.size
  const left = [...(named?.unknown ?? []), ...(named?.ambiguous ?? [])].join('\n')

  return (
    <Dialog
      title={text('baskets.title')}
      width={640}
      onOpenChange={onClose}
      footer={
        <Button tone="primary" onPress={onClose}>
          {text('editor.close')}
        </Button>
      }
    >
      <Stack>
        {read.error && !rows && <ReadFailure of={read} />}
        <Part>
          <TextArea
            name="references"
            label={text('baskets.paste')}
            help={text('baskets.pasteHelp')}
            autoFocus
            value={pasted}
            onValueChange={({ value }) => setPasted(value)}
          />
          <div>
            <Button
              isPending={isLooking || (rows === null && !read.error)}
              isDisabled={rows === null && read.error !== null}
              reason={pasted.trim() === '' ? text('baskets.nothingPasted') : undefined}
              onPress={() => void lookFor()}
            >
              {text('baskets.choose')}
            </Button>
          </div>
          {named && (
            <p role="status">
              {text('baskets.found', {
                chosen: named.keys.size,
                unknown: named.unknown.length,
                ambiguous: named.ambiguous.length,
              })}
            </p>
          )}
          {left !== '' && (
            <>
              <TextArea name="left" label={text('baskets.left')} isReadOnly value={left} />
              <div>
                <Button icon="copy" onPress={() => copy(left)}>
                  {text('copy.text')}
                </Button>
              </div>
            </>
          )}
        </Part>
        <Part>
          <h3>{text('baskets.kept')}</h3>
          {selected > 0 && (
            <Keeping>
              <TextField
                name="basket"
                label={text('baskets.name', { count: selected })}
                value={name}
                onValueChange={({ value }) => setName(value)}
              />
              <Button
                reason={name.trim() === '' ? text('baskets.unnamed') : undefined}
                onPress={() => {
                  keep({
                    kind: config.key,
                    name: name.trim(),
                    keys: [...selection.keys],
                    at: new Date().toISOString(),
                  })
                  setName('')
                }}
              >
                {text('baskets.keep')}
              </Button>
            </Keeping>
          )}
          {baskets.length === 0 && <p>{text('baskets.none')}</p>}
          <BasketList aria-label={text('baskets.kept')}>
            {baskets.map(({ name: kept, keys }) => {
              // Where the server finds the rows, which of them are there is known once they are chosen.
              const here = windowed ? keys.length : keys.filter((key) => byKey.has(key)).length
              return (
                <BasketLine key={kept}>
                  <span>{text('baskets.line', { name: kept, count: keys.length, here })}</span>
                  <Button
                    size="small"
                    aria-label={text('baskets.chooseOf', { name: kept })}
                    reason={here === 0 ? text('baskets.noneHere') : undefined}
                    onPress={() => void choose(keys).catch(() => {})}
                  >
                    {text('baskets.choose')}
                  </Button>
                  <IconButton
                    icon="trash"
                    label={text('baskets.delete', { name: kept })}
                    onPress={() => remove({ kind: config.key, name: kept })}
                  />
                </BasketLine>
              )
            })}
          </BasketList>
        </Part>
        {selected > 0 && <p role="status">{text('list.selected', { count: selected })}</p>}
      </Stack>
    </Dialog>
  )
}
