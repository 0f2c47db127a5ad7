import { styled } from 'styled-components'

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--ui-space-2);
  padding: var(--ui-space-8) var(--ui-space-4);
  color: var(--ui-color-text-muted);
  text-align: center;
  text-wrap: balance;
`

export const Mark = styled.span`
  display: inline-flex;
  padding: var(--ui-space-3);
  margin-block-end: var(--ui-space-1);
  border-radius: 50%;
  background: var(--ui-color-hover);

  @media (forced-colors: active) {
    border: 1px solid;
  }
`

export const Title = styled.p`
  color: var(--ui-color-text);
  font-size: var(--ui-font-16);
  font-weight: var(--ui-weight-strong);
`

export const Text = styled.div`
  max-inline-size: 44ch;
`

export const Action = styled.div`
  margin-block-start: var(--ui-space-3);
`
