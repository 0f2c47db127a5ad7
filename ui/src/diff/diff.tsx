import { ArrowRight } from 'lucide-react'
import { useMemo } from 'react'
import type { HTMLAttributes, Ref } from 'react'
import { VisuallyHidden } from 'react-aria'
import { Icon } from '../icon/index.ts'
import { useUi } from '../theme/ui-context.ts'
import { Arrow, Item, Items, Mark, Nothing, Root, Whole } from './diff.styles.ts'
import { listChanges, textChanges } from './changes.ts'
import type { Change } from './changes.ts'

interface DiffCommonProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  ref?: Ref<HTMLDivElement>
}

/** A value as a whole, or a text word by word. */
export interface DiffTextProps extends DiffCommonProps {
  /** `value` shows the one and the other whole, `text` one text with its changed words marked. @default 'value' */
  kind?: 'value' | 'text'
  before: string | null | undefined
  after: string | null | undefined
}

/** Lines of a list, such as names or the paths of a tree. */
export interface DiffListProps extends DiffCommonProps {
  kind: 'list'
  before: readonly string[]
  after: readonly string[]
  /** Shows only the lines that are not in both lists. @default false */
  isShort?: boolean
}

export type DiffProps = DiffTextProps | DiffListProps

/** The state before beside the one now, readable without colour. */
export function Diff(props: DiffProps) {
  if (props.kind === 'list') {
    const { kind: _, ...list } = props
    return <ListDiff {...list} />
  }
  const { kind = 'value', ...text } = props
  return kind === 'text' ? <TextDiff {...text} /> : <ValueDiff {...text} />
}

function ValueDiff({ before, after, ...rest }: Omit<DiffTextProps, 'kind'>) {
  const { t } = useUi()
  const nothing = <Nothing>{t('diff.nothing')}</Nothing>
  if ((before ?? '') === (after ?? ''))
    return (
      <Root {...rest}>
        <Whole>{after || nothing}</Whole>
      </Root>
    )
  return (
    <Root {...rest}>
      <Whole>
        {before ? <Changed kind="removed" text={before} /> : nothing}
        <Arrow>
          <Icon name={ArrowRight} size={12} />
        </Arrow>
        {after ? <Changed kind="added" text={after} /> : nothing}
      </Whole>
    </Root>
  )
}

function TextDiff({ before, after, ...rest }: Omit<DiffTextProps, 'kind'>) {
  const changes = useMemo(() => textChanges(before ?? '', after ?? ''), [before, after])
  return (
    <Root {...rest} data-kind="text">
      {changes.map((change, at) => (change.kind === 'same' ? change.text : <Changed key={at} {...change} />))}
    </Root>
  )
}

function ListDiff({ before, after, isShort = false, ...rest }: Omit<DiffListProps, 'kind'>) {
  const changes = useMemo(() => listChanges(before, after), [before, after])
  const shown = isShort ? changes.filter(({ kind }) => kind !== 'same') : changes
  const { t } = useUi()
  return (
    <Root {...rest}>
      <Items>
        {shown.map((change, at) => (
          <Item key={at} data-kind={change.kind}>
            <span aria-hidden="true">{change.kind === 'same' ? '' : change.kind === 'added' ? '+' : '−'}</span>
            {change.kind === 'same' ? change.text : <Changed {...change} />}
          </Item>
        ))}
        {shown.length === 0 && (
          <Item>
            <Nothing>{t('diff.unchanged')}</Nothing>
          </Item>
        )}
      </Items>
    </Root>
  )
}

/** Struck out or underlined, and said in words to those who do not see it. */
function Changed({ kind, text }: Change) {
  const { t } = useUi()
  const isAdded = kind === 'added'
  return (
    <Mark as={isAdded ? 'ins' : 'del'} data-kind={kind}>
      <VisuallyHidden elementType="span">{t(isAdded ? 'diff.added' : 'diff.removed')}</VisuallyHidden>
      {text}
    </Mark>
  )
}
