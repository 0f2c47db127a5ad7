import { styled } from 'styled-components'

/** A page that stands in the frame or, for people who are not signed in, alone. */
export const Page = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--ui-space-4);

  /* Alone: no frame gives it its margins. */
  main:not([id]) & {
    align-items: center;
    min-block-size: 100dvh;
    padding: 12dvh var(--ui-space-4) var(--ui-space-4);
    background: var(--ui-color-bg);

    /* Its title stands over the middle of what it says. */
    > :first-child > * {
      justify-content: center;
    }
  }
`
