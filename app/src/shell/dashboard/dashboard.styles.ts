import { styled } from 'styled-components'

/** Of the picture alone, in px. */
export const chartHeight = 200

export const DashboardRoot = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--ui-space-4);
`

export const Counters = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--ui-space-3);
  margin: 0;
  padding: 0;
  list-style: none;

  @media (max-width: 900px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

/** A counter, or the place of one. */
export const CounterPlace = styled.li`
  display: flex;
  flex-direction: column;
  gap: var(--ui-space-2);
  min-block-size: 104px;
  padding: var(--ui-space-3) var(--ui-space-4);
  border: 1px solid var(--ui-color-border);
  border-radius: var(--ui-radius-8);
  background: var(--ui-color-surface);

  @media (max-width: 480px) {
    padding-inline: var(--ui-space-3);
  }

  &:has(a) {
    padding: 0;
  }
`

export const CounterLink = styled.a`
  position: relative;
  display: grid;
  flex: 1;
  align-content: space-between;
  gap: var(--ui-space-1);
  padding: var(--ui-space-3) var(--ui-space-4);
  border-radius: inherit;
  color: var(--ui-color-text);
  text-decoration: none;

  @media (max-width: 480px) {
    padding-inline: var(--ui-space-3);
  }

  &:hover {
    background: var(--ui-color-hover);
  }
`

export const CounterName = styled.span`
  display: flex;
  align-items: center;
  gap: var(--ui-space-2);
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-13);
  font-weight: 500;

  svg {
    flex: none;
  }

  [data-tone='error'] > & svg {
    color: var(--ui-color-error);
  }

  [data-tone='warning'] > & svg {
    color: var(--ui-color-warning);
  }

  [data-tone='success'] > & svg {
    color: var(--ui-color-success);
  }
`

export const CounterFigure = styled.span`
  font-size: var(--ui-font-28);
  font-weight: 650;
  font-variant-numeric: tabular-nums;
  line-height: 1.15;

  [data-tone='error'] > & {
    color: var(--ui-color-error);
  }
`

export const CounterHint = styled.span`
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-12);
  overflow-wrap: anywhere;
`

export const Charts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-space-3);

  /* Names of agencies are longer than numbers of weeks. */
  @media (min-width: 1100px) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 5fr);
  }
`

/** Figures of one record, in one row as far as there is room, over what else it holds. */
export const Tiles = styled.section`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: var(--ui-space-3);
`
