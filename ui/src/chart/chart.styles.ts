import { styled } from 'styled-components'

// Frame

export const Root = styled.figure`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--ui-space-2);
  min-inline-size: 0;
  margin: 0;

  /* The title and, at its end, the button; everything else takes both columns. */
  > :not(figcaption, button) {
    grid-column: 1 / -1;
  }
  > button {
    align-self: start;
  }
`

export const Title = styled.figcaption`
  min-inline-size: 0;
  padding-block: 4px;
  font-size: var(--ui-font-14);
  font-weight: var(--ui-weight-strong);
  overflow-wrap: anywhere;
`

export const Empty = styled.div`
  display: grid;
  place-items: center;
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-13);
`

/** Keeps the picture's place until it is drawn. */
export const Wait = styled.div`
  flex: auto;
  border-block-end: 1px solid var(--ui-color-border);
`

// Picture

/** The bars, and the names of the last of them at their end. */
export const PictureRow = styled.div`
  display: flex;
  min-inline-size: 0;
  font-size: var(--ui-font-12);
  font-variant-numeric: tabular-nums;
`

export const Frame = styled.div`
  position: relative;
  flex: none;
  border-radius: var(--ui-radius-4);

  &[data-selectable] {
    cursor: pointer;
  }
  /* A drag sideways chooses a span; up and down the page still scrolls. */
  &[data-brushed] {
    cursor: crosshair;
    touch-action: pan-y;
    user-select: none;
  }
  [data-span] {
    fill: var(--ui-color-selected);
    stroke: var(--ui-color-border-control);
    opacity: 0.6;
    pointer-events: none;
  }
  > svg {
    display: block;
    overflow: visible;
  }
  /* Each label is an svg with a size of its own. */
  svg svg,
  svg text {
    fill: var(--ui-color-text-muted);
    font: inherit;
  }
  /* Steps go behind values, not through them. */
  svg [data-value] {
    fill: var(--ui-color-text);
    stroke: var(--ui-color-surface);
    stroke-width: 4px;
    stroke-linejoin: round;
    paint-order: stroke;
  }
  .visx-line,
  .visx-rows line {
    stroke: var(--ui-color-border);
  }
  .visx-axis-bottom .visx-axis-line {
    stroke: var(--ui-color-border-control);
  }
  [data-active] {
    fill: none;
    stroke: var(--ui-color-text);
    stroke-width: 2;
  }

  @media (forced-colors: active) {
    svg {
      forced-color-adjust: none;
    }
  }
`

export const Tip = styled.div`
  position: absolute;
  inset-block-start: max(var(--tip-y) - 6px, 30px);
  left: clamp(90px, var(--tip-x), 100% - 90px);
  display: flex;
  align-items: center;
  gap: var(--ui-space-2);
  inline-size: max-content;
  max-inline-size: 240px;
  padding: 4px var(--ui-space-2);
  border: 1px solid var(--ui-color-border);
  border-radius: var(--ui-radius-4);
  background: var(--ui-color-surface-raised);
  color: var(--ui-color-text);
  font-size: var(--ui-font-12);
  box-shadow: var(--ui-shadow-2);
  transform: translate(-50%, -100%);
  pointer-events: none;
`

/** Takes no room, yet is not hidden: patterns of an element that is not rendered paint nothing. */
export const PaintDefinitions = styled.svg`
  position: absolute;

  rect {
    fill: var(--series-color);
  }
  path {
    display: none;
    fill: none;
    stroke: var(--ui-color-surface);
  }
  &[data-patterned] path {
    display: inline;
  }

  @media (prefers-contrast: more) {
    path {
      display: inline;
    }
  }

  @media (forced-colors: active) {
    forced-color-adjust: none;
    rect {
      fill: CanvasText;
    }
    path {
      display: inline;
      stroke: Canvas;
    }
  }
`

// Names of the series

export const Names = styled.ul`
  display: grid;
  flex: none;
  grid-template-columns: minmax(0, 1fr);
  inline-size: max-content;
  max-inline-size: 33.3%;
  padding: 0 0 0 var(--ui-space-2);
  color: var(--ui-color-text-muted);
  list-style: none;
`

export const Name = styled.li`
  grid-area: 1 / 1;
  display: flex;
  align-items: center;
  gap: 6px;
  white-space: nowrap;
`

export const NameText = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
`

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-space-1) var(--ui-space-4);
  padding: 0;
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-12);
  list-style: none;
`

export const LegendItem = styled.li`
  display: inline-flex;
  align-items: center;
  gap: 6px;
`

export const Swatch = styled.svg`
  flex: none;

  @media (forced-colors: active) {
    forced-color-adjust: none;
    rect {
      stroke: CanvasText;
    }
  }
`

// Table

export const TableFrame = styled.div`
  overflow: auto;
  border: 1px solid var(--ui-color-border);
  border-radius: var(--ui-radius-4);
`

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: var(--ui-font-13);
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: 5px var(--ui-space-3);
    border-block-end: 1px solid var(--ui-color-border);
    text-align: end;
  }
  th[scope='row'],
  th:first-child {
    text-align: start;
    font-weight: var(--ui-weight-strong);
    overflow-wrap: anywhere;
  }
  thead th {
    position: sticky;
    inset-block-start: 0;
    background: var(--ui-color-surface-sunken);
    color: var(--ui-color-text-muted);
    font-size: var(--ui-font-12);
    font-weight: var(--ui-weight-strong);
  }
  tbody tr:last-child > * {
    border-block-end: 0;
  }
`

export const CellButton = styled.button`
  min-inline-size: 24px;
  min-block-size: 24px;
  padding: 0 4px;
  border: 0;
  border-radius: var(--ui-radius-4);
  background: none;
  color: var(--ui-color-primary-text);
  text-decoration: underline;
  text-underline-offset: 0.16em;
  cursor: pointer;

  &:hover {
    background: var(--ui-color-hover);
  }
`

export const Missing = styled.span`
  color: var(--ui-color-text-muted);
`
