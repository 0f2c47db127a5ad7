import { styled } from 'styled-components'

export const Root = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: var(--ui-layer-bar);
  display: flex;
  align-items: center;
  gap: var(--ui-space-2);
  block-size: 3rem;
  padding-inline: var(--ui-space-2);
  background: var(--ui-color-app-bar);
  color: var(--ui-color-on-app-bar);
  --ui-color-focus: var(--ui-color-on-app-bar);

  @media (forced-colors: active) {
    border-block-end: 1px solid CanvasText;
  }
`

export const Title = styled.div`
  overflow: hidden;
  font-size: var(--ui-font-16);
  font-weight: var(--ui-weight-strong);
  letter-spacing: -0.005em;
  white-space: nowrap;
  text-overflow: ellipsis;
`

export const Start = styled.div`
  display: flex;
  align-items: center;
  gap: var(--ui-space-1);
`

export const End = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--ui-space-1);
  margin-inline-start: auto;
`
