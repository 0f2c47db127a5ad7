import { styled } from 'styled-components'

export const FieldGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--ui-space-4);

  @media (max-width: 560px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const FieldCell = styled.div`
  &[data-wide] {
    grid-column: 1 / -1;
  }
`

/** Under a choice: whether each of its values makes a record. */
export const Each = styled.div`
  margin-block-start: var(--ui-space-2);
`

export const HostBody = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--ui-space-4);
`

/** A password that was made, under its field. */
export const Made = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ui-space-2);
  margin-block-start: var(--ui-space-2);
  font-size: var(--ui-font-12);

  & output {
    font-family: monospace;
    font-size: var(--ui-font-14);
    user-select: all;
  }
`

/** The notice under a field; takes no space while empty. */
export const Doubt = styled.div`
  color: var(--ui-color-warning);
  font-size: var(--ui-font-12);

  &:not(:empty) {
    margin-block-start: var(--ui-space-1);
  }
`

export const Differences = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  gap: var(--ui-space-2) var(--ui-space-4);
  margin: 0;

  & > dt {
    color: var(--ui-color-text-muted);
  }

  & > dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`

export const ConflictRoot = styled.div`
  outline: none;
  display: flex;
  flex-direction: column;
  gap: var(--ui-space-4);

  & h3 {
    margin: 0;
    font-size: var(--ui-font-14);
  }

  & p {
    margin: 0;
  }
`

/** Records that were not saved, with the reason of each. */
export const Failed = styled.ul`
  max-block-size: 12rem;
  margin-block: var(--ui-space-1) 0;
  padding-inline-start: var(--ui-space-4);
  overflow: auto;
`
