import { styled } from 'styled-components'

/** A page that stands in the frame or, for people who are not signed in, alone. */
export const Page = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--ui-space-4);
  padding: var(--ui-space-2);
`
