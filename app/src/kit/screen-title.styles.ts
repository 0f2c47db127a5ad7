import { styled } from 'styled-components'

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ui-space-3);
`

export const Title = styled.h1`
  display: flex;
  align-items: baseline;
  gap: var(--ui-space-2);
  margin: 0;
  font-size: var(--ui-font-20);
  font-weight: 650;
  letter-spacing: -0.01em;
  outline: none;

  [data-nested] > & {
    font-size: var(--ui-font-16);
  }
`

export const Count = styled.span`
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-14);
  font-weight: 450;
  font-variant-numeric: tabular-nums;
`

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-space-2);
  margin-inline-start: auto;

  &:empty {
    display: none;
  }

  @media (max-width: 600px) {
    flex-basis: 100%;
  }
`
