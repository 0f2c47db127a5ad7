import { styled } from 'styled-components'
import { ControlBox } from '../internal/field/control.styles.ts'

export const Box = styled(ControlBox)`
  align-items: stretch;
  overflow: hidden;
  font-family: var(--ui-font-mono);
  font-size: var(--ui-font-13);
  line-height: 1.5;

  /* As large as the text beside it, which iOS would zoom into otherwise. */
  @media (pointer: coarse) {
    font-size: 1rem;
  }
`

export const Gutter = styled.div`
  flex: none;
  min-inline-size: 3.2em;
  block-size: 0;
  min-block-size: 100%;
  padding: var(--ui-space-2);
  padding-block-end: calc(var(--ui-space-2) + 1em);
  overflow: hidden;
  border-inline-end: 1px solid var(--ui-color-border);
  background: var(--ui-color-surface-sunken);
  color: var(--ui-color-text-muted);
  font-variant-numeric: tabular-nums;
  text-align: end;
  white-space: pre;
  user-select: none;

  > mark {
    margin-inline: -4px;
    padding-inline: 4px;
    border-radius: var(--ui-radius-4);
    background: var(--ui-color-error-bg);
    color: var(--ui-color-error);
    font-weight: var(--ui-weight-strong);
  }
`

export const Area = styled.textarea`
  flex: 1;
  min-inline-size: 0;
  block-size: calc(var(--rows) * 1.5em + 2 * var(--ui-space-2));
  min-block-size: calc(3 * 1.5em + 2 * var(--ui-space-2));
  padding: var(--ui-space-2) var(--ui-space-3);
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  line-height: inherit;
  tab-size: 2;
  white-space: pre;
  direction: ltr;
  overflow: auto;
  outline: none;
  resize: vertical;

  &:disabled {
    cursor: not-allowed;
    resize: none;
    -webkit-text-fill-color: currentColor;
  }
`

/** The verdict at one end, the button at the other. */
export const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--ui-space-2);
  inline-size: 100%;
  min-block-size: var(--ui-control-height-small);
`

export const Verdict = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: var(--ui-color-success);
  font-size: var(--ui-font-12);
`
