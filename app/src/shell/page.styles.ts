import { styled } from 'styled-components'

/** A page in the frame or, for users who are not signed in, alone. */
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
  }
`

/** Looks like the title of a screen. */
export const Title = styled.h1`
  display: flex;
  align-items: center;
  min-block-size: var(--ui-control-height);
  border-radius: var(--ui-radius-4);
  font-size: var(--ui-font-20);
  font-weight: var(--ui-weight-strong);
  letter-spacing: -0.01em;
  line-height: 1.3;
  outline: none;
  overflow-wrap: anywhere;
  text-wrap: balance;
`
