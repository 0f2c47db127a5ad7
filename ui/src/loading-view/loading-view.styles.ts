import { styled } from 'styled-components'

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: var(--ui-space-4);
  min-block-size: 12rem;
  padding: var(--ui-space-6);
  color: var(--ui-color-text-muted);

  &[data-kind='linear'] > [role='progressbar'] {
    max-inline-size: 20rem;
  }
`
