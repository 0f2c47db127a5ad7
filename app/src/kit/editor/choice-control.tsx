import { Button } from '@ronde/ui/button'
import { ComboBox } from '@ronde/ui/combo-box'
import { useState } from 'react'
import type { ChoiceField } from './fields.ts'
import type { KindProps } from './kind-props.ts'
import { chosenFrom, optionsOf } from './options.ts'

/** One or several of the rows of a source. The field it waits for is named under it. */
export function Choice({ field, common, text, values, context, sources, onAdd, onSearch }: KindProps<ChoiceField>) {
  const value = values[field.name]
  const rows = sources.read(field.source)
  const waitsFor = sources.waitsFor(field.source)
  const isPending = sources.isPending(field.source)
  const [typed, setTyped] = useState('')
  return (
    <ComboBox
      {...common}
      waitsFor={waitsFor ?? undefined}
      isMultiple={field.isMultiple}
      options={optionsOf(field, chosenFrom(field, sources.read, values, context.row), value, text)}
      filter={field.isSearched ? 'none' : 'text'}
      onSearchChange={({ search: now }) => {
        setTyped(now)
        if (field.isSearched) onSearch(now)
      }}
      isPending={isPending || rows === null}
      isDisabled={rows === null && !isPending && waitsFor === null}
      footer={
        onAdd && field.adds ? (
          <Button tone="quiet" size="small" icon="plus" onPress={() => onAdd(typed)}>
            {text.of(`action.${field.adds}`, field.adds)}
          </Button>
        ) : undefined
      }
    />
  )
}
