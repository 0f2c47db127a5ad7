import { styled } from 'styled-components'

/** The place a screen gives to its tree. */
export const Stage = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--ui-space-3);
  block-size: 520px;
  inline-size: min(100%, 640px);

  > :last-child {
    flex: 1;
    min-block-size: 0;
  }
  &[data-width='narrow'] {
    inline-size: 280px;
  }
  &[data-width='wide'] {
    inline-size: 100%;
  }
`
