import { styled } from 'styled-components'
import { BasketList } from '../../rows/baskets/baskets.styles.ts'

export const BatchList = styled(BasketList)`
  max-block-size: 60vh;
  overflow: auto;
`

/** When, what and how many: one press shows its rows. */
export const BatchLine = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--ui-space-3);
  padding: var(--ui-space-2) var(--ui-space-3);
  border-radius: var(--ui-radius-4);
  background: var(--ui-color-surface-raised);

  & p {
    margin: 0;
    overflow-wrap: anywhere;
  }

  & p + p {
    color: var(--ui-color-text-muted);
    font-size: var(--ui-font-13);
  }
`

export const BatchRows = styled.div`
  block-size: min(55vh, 460px);
`
