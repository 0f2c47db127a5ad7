import { styled } from 'styled-components'

export const Ways = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--ui-space-3);
  margin-block-start: var(--ui-space-4);
`

export const Or = styled.p`
  display: flex;
  align-items: center;
  gap: var(--ui-space-3);
  margin: 0;
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-13);

  &::before,
  &::after {
    flex: 1;
    border-block-start: 1px solid var(--ui-color-border);
    content: '';
  }
`

export const Said = styled.p`
  margin: 0;
  color: var(--ui-color-text);

  /* The live region is there from the start: screen readers would not announce the text of a new one. */
  &:empty {
    margin-block-start: calc(-1 * var(--ui-space-3));
  }
`
