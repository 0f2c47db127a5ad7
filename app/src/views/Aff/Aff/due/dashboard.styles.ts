import { styled } from 'styled-components'

/** Height of the charts' pictures, in px. */
export const chartHeight = 200

export const DashboardRoot = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--ui-space-4);
`

const Figures = styled.ul`
  display: grid;
  gap: var(--ui-space-3);
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Counters = styled(Figures)`
  grid-template-columns: repeat(4, minmax(0, 1fr));

  @media (max-width: 900px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

/** Makes its tile as high as the highest of its row. */
export const CounterPlace = styled.li`
  display: grid;
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

/** Figures of one record, in one row where there is room, above its other parts. */
export const Tiles = styled(Figures)`
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
`
