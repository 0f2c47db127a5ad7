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
`

/** A part of a home that takes the whole width. */
export const WideCard = styled.div`
  grid-column: 1 / -1;
  min-inline-size: 0;
`

/** A word under a value that is out of the ordinary. */
export const CellNote = styled.span`
  display: block;
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-12);

  &[data-tone='error'] {
    color: var(--ui-color-error);
  }
`

/** What is said under the few rows that a home shows. */
export const BelowRows = styled.p`
  margin-block: var(--ui-space-2) 0;
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-13);
`

/** One line about a document, over it; its room is kept until it is known. */
export const DocumentFacts = styled.p`
  min-block-size: 1.5em;
  margin-block: 0 var(--ui-space-2);
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-13);
  line-height: 1.5;
  font-variant-numeric: tabular-nums;
`

/** A document in a panel, under its facts: as high as there is room for. */
export const DocumentFrame = styled.div`
  block-size: max(320px, calc(100vh - 168px));
`

/** The ways to the records beside this one. */
export const TrailNav = styled.nav`
  display: flex;
  align-items: center;
  gap: var(--ui-space-1);
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-13);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`
