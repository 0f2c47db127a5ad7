import { styled } from 'styled-components'

export const Row = styled.div`
  display: flex;
  flex: 1 1 var(--actions-width, auto);
  justify-content: flex-end;
  gap: var(--ui-space-2);
  min-inline-size: var(--ui-control-height);

  &[data-align='start'] { justify-content: flex-start; }
  > * { flex: none; max-inline-size: 100%; }
`
