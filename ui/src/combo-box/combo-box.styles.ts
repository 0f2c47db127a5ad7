import { styled } from 'styled-components'
import { ControlBox, Input } from '../internal/field/control.styles.ts'

export const Box = styled(ControlBox)`
  &[data-multiple] {
    flex-wrap: wrap;
    gap: var(--ui-space-1);
    padding: 3px;
    padding-inline-end: 0;
  }
`

export const ComboInput = styled(Input)`
  [data-multiple] > & {
    flex: 1 1 80px;
    min-block-size: calc(var(--ui-control-height) - 8px);
    padding-inline: var(--ui-space-2);
  }
`

/* Its items stand in the box's own lines, beside the input. */
export const ChipList = styled.ul`
  display: contents;
  list-style: none;
`

export const Chip = styled.li`
  display: inline-flex;
  align-items: center;
  min-inline-size: 0;
  max-inline-size: 100%;
  min-block-size: 1.625rem;
  border-radius: var(--ui-radius-4);
  background: var(--ui-color-selected);
  color: var(--ui-color-text);
  font-size: var(--ui-font-13);

  @media (forced-colors: active) {
    border: 1px solid;
  }
`

export const ChipText = styled.span`
  padding-inline: var(--ui-space-2);
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const ChipButton = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  margin-inline-start: -4px;
  padding: 0;
  border: 0;
  border-radius: var(--ui-radius-4);
  background: none;
  color: inherit;
  cursor: pointer;

  &:hover {
    background: var(--ui-color-hover);
  }
  &:focus-visible {
    outline-width: 3px;
    outline-offset: -3px;
  }
`
