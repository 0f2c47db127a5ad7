import { styled } from 'styled-components'

/** Head, body and foot of a layer that opens over the page. */
export const Surface = styled.div`
  display: flex;
  flex-direction: column;
  inline-size: min(var(--surface-width), 100%);
  outline: none;
  background: var(--ui-color-surface-raised);
  color: var(--ui-color-text);
  box-shadow: var(--ui-shadow-3);

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`

export const Head = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--ui-space-3);
  padding: var(--ui-space-4) var(--ui-space-3) var(--ui-space-3) var(--ui-space-5);
`

export const Title = styled.h2`
  flex: 1;
  min-inline-size: 0;
  padding-block: 5px;
  font-size: var(--ui-font-16);
  font-weight: var(--ui-weight-strong);
  line-height: 1.4;
  overflow-wrap: anywhere;
`

export const Body = styled.div`
  flex: 1;
  min-block-size: 0;
  padding: var(--ui-space-1) var(--ui-space-5) var(--ui-space-5);
  overflow-y: auto;
`

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--ui-space-2);
  padding: var(--ui-space-3) var(--ui-space-5);
  border-block-start: 1px solid var(--ui-color-border);
`
