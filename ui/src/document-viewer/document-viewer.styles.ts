import { styled } from 'styled-components'

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  min-block-size: 240px;
  min-inline-size: 0;
  border: 1px solid var(--ui-color-border);
  border-radius: var(--ui-radius-8);
  background: var(--ui-color-surface);
`

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ui-space-1) var(--ui-space-4);
  padding: var(--ui-space-1) var(--ui-space-2);
  border-block-end: 1px solid var(--ui-color-border);
`

export const Group = styled.div`
  display: flex;
  align-items: center;
  gap: 2px;

  &[data-end] {
    margin-inline-start: auto;
  }
`

export const Facts = styled.span`
  padding-inline: var(--ui-space-1);
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-13);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  &[data-fixed] {
    min-inline-size: 6ch;
    text-align: center;
  }
`

export const PageNumber = styled.input`
  inline-size: 6ch;
  block-size: var(--ui-control-height-small);
  border: 1px solid var(--ui-color-border-control);
  border-radius: var(--ui-radius-4);
  background: var(--ui-color-surface);
  color: var(--ui-color-text);
  font: inherit;
  font-size: var(--ui-font-13);
  font-variant-numeric: tabular-nums;
  text-align: center;
`

export const View = styled.div`
  display: grid;
  flex: 1;
  place-items: safe center;
  min-block-size: 0;
  overflow: auto;
  border-end-start-radius: 7px;
  border-end-end-radius: 7px;
  background: var(--ui-color-surface-sunken);

  &:focus-visible {
    outline-width: 3px;
    outline-offset: -3px;
  }
`

export const Sheet = styled.canvas`
  display: block;
  inline-size: var(--sheet-width);
  block-size: var(--sheet-height);
  margin: var(--ui-space-3);
  /* Paper is white in the dark too. */
  background: #fff;
  box-shadow: var(--ui-shadow-1);

  &[data-waiting] {
    visibility: hidden;
  }

  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
  }
`

export const Message = styled.div`
  grid-area: 1 / 1;
  padding: var(--ui-space-4);
`
