import { styled } from 'styled-components'

/** The icon has the type's colour; the word beside it says the same. */
export const TypeRoot = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--ui-space-2);

  [data-icon] {
    flex: none;
    color: var(--ui-color-info);
  }
  &[data-type='success'] [data-icon] {
    color: var(--ui-color-success);
  }
  &[data-type='warning'] [data-icon] {
    color: var(--ui-color-warning);
  }
  &[data-type='error'] [data-icon] {
    color: var(--ui-color-error);
  }
`
