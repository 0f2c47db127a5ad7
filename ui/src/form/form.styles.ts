import { styled } from 'styled-components'

export const Root = styled.form`
  container-type: inline-size;
`

export const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-space-4) var(--ui-space-6);
  align-items: start;
  max-inline-size: 560px;

  &[data-columns='2'] {
    max-inline-size: 1120px;
  }

  @container (inline-size >= 560px) {
    &[data-columns='2'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`

export const Row = styled.div`
  grid-column: 1 / -1;
  min-inline-size: 0;
`

export const Actions = styled(Row)`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-space-2);
  padding-block-start: var(--ui-space-2);
`

export const Summary = styled.div`
  margin-block-end: var(--ui-space-4);
  padding: var(--ui-space-3) var(--ui-space-4);
  border: 1px solid var(--ui-color-error);
  border-inline-start-width: 4px;
  border-radius: var(--ui-radius-4);
  background: var(--ui-color-error-bg);
  color: var(--ui-color-text);
`

export const SummaryTitle = styled.p`
  display: flex;
  align-items: center;
  gap: var(--ui-space-2);
  color: var(--ui-color-error);
  font-weight: var(--ui-weight-strong);
`

export const SummaryList = styled.ul`
  display: grid;
  margin-block-start: var(--ui-space-1);
  padding-inline-start: var(--ui-space-6);
  font-size: var(--ui-font-13);
  overflow-wrap: anywhere;

  li {
    padding-block: 3px;
  }

  /* 24 px high, so that a finger does not take its neighbour. */
  a {
    padding-block: 3px;
    color: inherit;
  }
`
