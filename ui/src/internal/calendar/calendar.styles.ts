import { styled } from 'styled-components'

export const CalendarRoot = styled.div`
  padding: var(--ui-space-3);
  overflow: auto;
`

export const Header = styled.div`
  display: flex;
  align-items: center;
  gap: 2px;
  margin-block-end: var(--ui-space-2);
`

export const Title = styled.div`
  flex: 1;
  font-weight: var(--ui-weight-strong);
  text-align: center;

  &::first-letter {
    text-transform: uppercase;
  }
`

export const DayGrid = styled.table`
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  th {
    inline-size: 2.375rem;
    padding: 0 0 var(--ui-space-1);
    color: var(--ui-color-text-muted);
    font-size: var(--ui-font-12);
    font-weight: var(--ui-weight-strong);
    text-align: center;
  }
  td {
    padding: 1px;
  }
`

export const Day = styled.div`
  display: grid;
  place-items: center;
  inline-size: 2.25rem;
  block-size: 2.125rem;
  border-radius: var(--ui-radius-4);
  cursor: pointer;

  &:hover {
    background: var(--ui-color-hover);
  }
  &[data-today] {
    font-weight: var(--ui-weight-strong);
    color: var(--ui-color-primary-text);
    box-shadow: inset 0 0 0 1px var(--ui-color-border-control);
  }
  &[data-selected] {
    background: var(--ui-color-primary);
    color: var(--ui-color-on-primary);
  }
  &[data-between] {
    background: var(--ui-color-selected);
  }
  &[data-disabled] {
    background: none;
    color: var(--ui-color-text-muted);
    text-decoration: line-through;
    cursor: not-allowed;
  }
  &:focus-visible {
    outline-offset: 0;
  }

  @media (forced-colors: active) {
    &[data-selected] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    &[data-between] {
      forced-color-adjust: none;
      border: 1px solid Highlight;
      background: Canvas;
      color: CanvasText;
    }
    &[data-disabled] {
      color: GrayText;
    }
  }
`

export const CalendarFooter = styled.div`
  display: flex;
  flex: none;
  justify-content: space-between;
  padding: var(--ui-space-1) var(--ui-space-2);
  border-block-start: 1px solid var(--ui-color-border);
`
