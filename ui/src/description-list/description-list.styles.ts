import { styled } from 'styled-components'

export const Root = styled.div`
  min-inline-size: 0;
  container-type: inline-size;
`

export const Group = styled.div`
  display: grid;
  grid-template-columns: clamp(7.5rem, 40%, 14rem) minmax(0, 1fr);
  gap: 0 var(--ui-space-4);
  align-content: start;
`

export const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-space-2) var(--ui-space-8);
  margin: 0;

  &[data-layout='above'] {
    row-gap: var(--ui-space-3);
  }
  &[data-layout='above'] > ${Group} {
    grid-template-columns: minmax(0, 1fr);
  }

  @container (min-width: 40rem) {
    &[data-columns='2'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    &[data-columns='2'] > [data-wide] {
      grid-column: 1 / -1;
    }
    /* Its name stands under the names of the first column. */
    &[data-columns='2'][data-layout='beside'] > [data-wide] {
      grid-template-columns: clamp(7.5rem, calc((50% - var(--ui-space-4)) * 0.4), 14rem) minmax(0, 1fr);
    }
  }

  @container (max-width: 22rem) {
    row-gap: var(--ui-space-3);
    > ${Group} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`

export const Term = styled.dt`
  color: var(--ui-color-text-muted);
  overflow-wrap: anywhere;

  [data-layout='above'] > * > & {
    font-size: var(--ui-font-12);
  }
`

export const Value = styled.dd`
  min-inline-size: 0;
  margin: 0;
  overflow-wrap: anywhere;
  white-space: pre-line;
  font-variant-numeric: tabular-nums;
`

export const Nothing = styled.span`
  color: var(--ui-color-text-muted);
`
