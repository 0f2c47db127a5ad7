import { TreePicker } from '@ronde/ui/tree-picker'
import { useMemo } from 'react'
import { branchesOf } from './branches.ts'
import type { ChoiceField } from './fields.ts'
import type { KindProps } from './kind-props.ts'
import { chosenFrom } from './options.ts'

/** One of the rows of a source, chosen in their tree and shown by its path. The field it waits for is named under it. */
export function BranchedChoice({ field, common, text, values, context, sources }: KindProps<ChoiceField>) {
  const value = values[field.name]
  const waitsFor = sources.waitsFor(field.source)
  const isPending = sources.isPending(field.source)
  const isThere = sources.read(field.source) !== null
  const rows = chosenFrom(field, sources.read, values, context.row)
  // A letter in another field must not build a tree of thousands anew.
  const options = useMemo(() => branchesOf(field, rows, value, text.locale), [field, rows, value, text.locale])
  return (
    <TreePicker
      {...common}
      waitsFor={waitsFor ?? undefined}
      options={options}
      isPending={isPending && !isThere}
      isDisabled={!isThere && !isPending && waitsFor === null}
      // A draft may name what is gone: that is seen, and can be taken away.
      path={isThere && typeof value === 'number' ? [String(value)] : undefined}
    />
  )
}
