import { styled } from 'styled-components'

/** The place a screen gives to its grid. */
export const Stage = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--ui-space-3);
  block-size: 520px;
  inline-size: 100%;

  > :last-child {
    flex: 1;
    min-block-size: 0;
  }
  &[data-width='narrow'] {
    inline-size: 320px;
    max-inline-size: 100%;
  }
`
