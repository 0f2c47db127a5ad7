import { styled } from 'styled-components'

export const Root = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;

  &[data-kind='text'] {
    white-space: pre-wrap;
  }
`

export const Whole = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px var(--ui-space-2);
  white-space: pre-wrap;
`

export const Arrow = styled.span`
  color: var(--ui-color-text-muted);

  > * {
    display: block;
  }
  > *:dir(rtl) {
    rotate: 180deg;
  }
`

export const Nothing = styled.span`
  color: var(--ui-color-text-muted);
  font-style: italic;
`

export const Mark = styled.del`
  padding: 1px 3px;
  border-radius: 3px;
  box-decoration-break: clone;
  color: var(--ui-color-text);

  &[data-kind='removed'] {
    background: var(--ui-color-error-bg);
    text-decoration: line-through;
    text-decoration-color: var(--ui-color-error);
  }
  &[data-kind='added'] {
    background: var(--ui-color-success-bg);
    text-decoration: underline 2px;
    text-decoration-color: var(--ui-color-success);
    text-underline-offset: 3px;
  }
`

export const Items = styled.ul`
  display: grid;
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Item = styled.li`
  display: flex;
  align-items: baseline;
  gap: var(--ui-space-2);

  > [aria-hidden] {
    flex: none;
    inline-size: 1ch;
    color: var(--ui-color-text-muted);
    font-weight: var(--ui-weight-strong);
    text-align: center;
  }
  &[data-kind='added'] > [aria-hidden] {
    color: var(--ui-color-success);
  }
  &[data-kind='removed'] > [aria-hidden] {
    color: var(--ui-color-error);
  }
`
