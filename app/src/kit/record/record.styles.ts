import { styled } from 'styled-components'

export const HomeRoot = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--ui-space-3);
`

export const Reference = styled.span`
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-14);
  font-variant-numeric: tabular-nums;
`

export const Sections = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 21.25rem), 1fr));
  gap: var(--ui-space-4);
  align-items: start;
`

/** Names and values side by side; one above the other where a word would not fit beside its name. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(7.5rem, 2fr) minmax(0, 3fr);
  gap: var(--ui-space-2) var(--ui-space-4);
  margin: 0;

  @media (max-width: 24rem) {
    grid-template-columns: minmax(0, 1fr);
    row-gap: 0;

    dd {
      padding-block-end: var(--ui-space-2);
    }
  }

  dt {
    color: var(--ui-color-text-muted);
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`
