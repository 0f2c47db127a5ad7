import { styled } from 'styled-components'

export const RecorderTables = styled.div`
  display: grid;
  gap: var(--ui-space-4);

  p {
    max-inline-size: 70ch;
    margin: 0;
    color: var(--ui-color-text-muted);
  }
`
