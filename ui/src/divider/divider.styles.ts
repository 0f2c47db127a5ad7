import { styled } from 'styled-components'

export const Line = styled.hr`
  flex: none;
  align-self: stretch;
  inline-size: auto;
  margin: 0;
  border: 0;
  border-block-start: 1px solid var(--ui-color-border);

  &[data-orientation='vertical'] {
    inline-size: 0;
    min-block-size: 1em;
    border-block-start: 0;
    border-inline-start: 1px solid var(--ui-color-border);
  }
`

export const Titled = styled.div`
  display: flex;
  align-items: center;
  gap: var(--ui-space-3);
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-12);

  &::before,
  &::after {
    content: '';
    flex: 1;
    border-block-start: 1px solid var(--ui-color-border);
  }
`
