import { styled } from 'styled-components'

export const Root = styled.figure`
  min-inline-size: 0;
  margin: 0;
  border: 1px solid var(--ui-color-border);
  border-radius: var(--ui-radius-8);
  background: var(--ui-color-surface);
`

export const Bar = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--ui-space-3);
  padding: var(--ui-space-1) var(--ui-space-1) var(--ui-space-1) var(--ui-space-3);
  border-block-end: 1px solid var(--ui-color-border);
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-12);
`

export const Name = styled.span`
  flex: 1;
  min-inline-size: 0;
  color: var(--ui-color-text);
  font-size: var(--ui-font-13);
  font-weight: var(--ui-weight-strong);
  overflow-wrap: anywhere;
`

export const Code = styled.pre`
  max-block-size: var(--code-height);
  margin: 0;
  padding: var(--ui-space-3);
  overflow: auto;
  border-end-start-radius: 7px;
  border-end-end-radius: 7px;
  font-size: var(--ui-font-13);
  line-height: 1.55;
  tab-size: 2;

  &:focus-visible {
    outline-width: 3px;
    outline-offset: -3px;
  }
  &[data-wrapped] {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  [data-kind='word'] {
    color: var(--ui-color-primary-text);
    font-weight: var(--ui-weight-strong);
  }
  [data-kind='text'] {
    color: var(--ui-color-success);
  }
  [data-kind='number'] {
    color: var(--ui-color-warning);
  }
  [data-kind='note'] {
    color: var(--ui-color-text-muted);
    font-style: italic;
  }
`
