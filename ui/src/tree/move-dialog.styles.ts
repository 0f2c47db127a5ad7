import { styled } from 'styled-components'

export const Places = styled.div`
  display: grid;
  gap: var(--ui-space-3);
`

export const Destination = styled.div`
  block-size: min(320px, 40vh);
`

/** Keeps its line, so that nothing jumps when a message comes. */
export const Refusal = styled.div`
  display: flex;
  align-items: center;
  gap: var(--ui-space-2);
  min-block-size: 1.45em;
  color: var(--ui-color-error);
`
