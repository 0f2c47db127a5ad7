import { styled } from 'styled-components'

/** Lays examples out side by side in stories. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ui-space-3);
`

/** Lays examples out one under the other in stories. */
export const Stack = styled.div`
  display: grid;
  gap: var(--ui-space-4);
  justify-items: start;
`

/** The ground of the app bar, for components that are meant to stand on it. */
export const ColouredGround = styled.div`
  display: flex;
  gap: var(--ui-space-2);
  padding: var(--ui-space-2);
  background: var(--ui-color-app-bar);
  color: var(--ui-color-on-app-bar);
  --ui-color-focus: var(--ui-color-on-app-bar);
`
