import { styled } from 'styled-components'

export const Row = styled.div`
  display: flex;
  flex: 1 1 auto;
  /* The width that all of them take, also while some of them stand in the menu. */
  inline-size: var(--actions-width, auto);
  max-inline-size: 100%;
  justify-content: flex-end;
  gap: var(--ui-space-2);
  min-inline-size: var(--ui-control-height);

  &[data-align='start'] {
    justify-content: flex-start;
  }
  > * {
    flex: none;
    max-inline-size: 100%;
  }
`
