import { styled } from 'styled-components'

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--ui-space-4);
  inline-size: min(100%, 56rem);
  margin-inline: auto;

  /* Alone: no frame gives it its margins. */
  main:not([id]) & {
    min-block-size: 100dvh;
    padding: var(--ui-space-6) var(--ui-space-4);
  }

  p,
  li {
    max-inline-size: 44rem;
  }
`

/** Way back and languages, for users who are not signed in. */
export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--ui-space-2);
`

export const Prose = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--ui-space-3);
  line-height: 1.5;

  ul {
    display: flex;
    flex-direction: column;
    gap: var(--ui-space-2);
    margin: 0;
    padding-inline-start: var(--ui-space-5);
  }

  p {
    margin: 0;
  }

  h3 {
    margin-block-start: var(--ui-space-2);
  }
`

export const Lacking = styled.span`
  display: block;
  color: var(--ui-color-text-muted);
`
