import { styled } from 'styled-components'

/** As high as a field, since most often a field comes: little moves when it does. */
export const Wait = styled.div`
  display: flex;
  align-items: center;
  gap: var(--ui-space-2);
  min-block-size: 4rem;
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-13);
`
