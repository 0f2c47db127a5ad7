import { styled } from 'styled-components'

/** What is done to a field, and beside it its new value. */
export const Setting = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  align-items: start;
  gap: var(--ui-space-3);

  @media (max-width: 560px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Settings = styled.div`
  display: grid;
  gap: var(--ui-space-4);
`

export const Replacing = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--ui-space-3);
`

export const Lines = styled.div`
  block-size: min(50vh, 420px);
`
