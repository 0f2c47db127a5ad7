import { styled } from 'styled-components'

/** A list fills the height that is left, at least what its bars and a few rows take; its grid scrolls inside. A basis in per cent of a height that nobody has set would be all its rows. */
export const ListRoot = styled.div`
  display: flex;
  flex: 1 1 0px;
  flex-direction: column;
  gap: var(--ui-space-3);
`

export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: var(--ui-space-2);

  /* Search and filters measure the room they have, so they are to take what there is. */
  > :first-child {
    flex: 1 1 20rem;
    min-inline-size: 0;
  }
`

export const ToolbarEnd = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: var(--ui-space-2);
  margin-inline-start: auto;

  /* Under the search on a phone, in one line where there is room: buttons are their icons, and keep their names. */
  @media (max-width: 600px) {
    inline-size: 100%;
    padding: 2px;
    font-size: var(--ui-font-13);

    /* A small button sets its own size of letters. */
    button[class] {
      flex: none;
      gap: 0;
      inline-size: auto;
      min-inline-size: 2rem;
      padding-inline: 6px;
      font-size: 0;
    }

    /* Between words, never between the letters of one. */
    label {
      font-size: inherit;
      line-height: 1.2;
      overflow-wrap: break-word;
    }
  }
`

/** The switches of a list, or its buttons: on a phone they stay together, switches as narrow as their words let them be. */
export const Tools = styled.div`
  display: contents;

  @media (max-width: 600px) {
    display: flex;
    flex: 1 1 auto;
    flex-wrap: wrap;
    justify-content: space-between;
    min-inline-size: min-content;

    > :has(> label) {
      display: block;
      flex: 1 1 0px;
      min-inline-size: min-content;
    }
  }
`

/** Rows, and what stands beside them. */
export const RowsBeside = styled.div`
  display: flex;
  flex: 1 1 0px;
  gap: var(--ui-space-3);
  min-block-size: 240px;
`

export const GridFrame = styled.div`
  position: relative;
  flex: 1 1 0px;
  min-inline-size: 0;
  min-block-size: 240px;
`

/** Opens the record that a card is of; looks as a link, for it leads to where the record is. */
export const CardName = styled.button`
  max-inline-size: 100%;
  padding: 0;
  overflow: hidden;
  border: 0;
  background: none;
  color: var(--ui-color-primary-text);
  font: inherit;
  text-overflow: ellipsis;
  cursor: pointer;
`

/** A value that the row above has too: a mark to the eye, the words to a screen reader. */
export const Ditto = styled.span`
  position: relative;
  display: block;
  overflow: hidden;
  color: transparent;
  user-select: none;

  &::before {
    content: attr(data-mark) / '';
    position: absolute;
    inset-inline-start: 0;
    color: var(--ui-color-text-muted);
  }
`

/** Rows in a panel or a dialog: as high as there is room for. */
export const PanelGrid = styled.div`
  block-size: min(60vh, 520px);

  &[data-searched] {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    gap: var(--ui-space-2);
  }
`

/** A tree in the popover of a filter. */
export const PlaceTree = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  gap: var(--ui-space-2);
  grid-template-columns: minmax(0, 1fr);
  inline-size: min(340px, calc(100vw - 56px));
  block-size: 22rem;
`

export const RunBar = styled.div`
  display: grid;
  grid-template-columns: auto minmax(120px, 1fr) auto;
  align-items: center;
  gap: var(--ui-space-3);
  padding: var(--ui-space-2) var(--ui-space-3);
  border-radius: var(--ui-radius-4);
  background: var(--ui-color-selected);
`

export const Failures = styled.ul`
  display: grid;
  gap: var(--ui-space-2);
  margin: 0;
  padding-inline-start: var(--ui-space-4);
  overflow-wrap: anywhere;
`

/** Over the first rows, in the middle. */
export const NewsPlace = styled.div`
  position: absolute;
  z-index: 2;
  inset-block-start: calc(var(--ui-row-height) + var(--ui-space-2));
  inset-inline: 0;
  display: flex;
  justify-content: center;
  pointer-events: none;

  > * {
    box-shadow: var(--ui-shadow-2);
    pointer-events: auto;
  }
`
