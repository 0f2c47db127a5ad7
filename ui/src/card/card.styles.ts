import { styled } from 'styled-components'

export const Root = styled.section`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  border: 1px solid var(--ui-color-border);
  border-radius: var(--ui-radius-8);
  background: var(--ui-color-surface);
`

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ui-space-2);
  min-block-size: 48px;
  padding: 6px var(--ui-space-4);
  border-block-end: 1px solid var(--ui-color-border);
`

export const Title = styled.h2`
  flex: 1;
  min-inline-size: 0;
  font-size: var(--ui-font-14);
  font-weight: var(--ui-weight-strong);
  overflow-wrap: anywhere;
`

export const Actions = styled.div`
  display: flex;
  gap: var(--ui-space-1);
  margin-inline-end: calc(-1 * var(--ui-space-2));
`

export const Body = styled.div`
  min-inline-size: 0;
  padding: var(--ui-space-4);
`
