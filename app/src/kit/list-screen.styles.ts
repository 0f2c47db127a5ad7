import { styled } from 'styled-components'

/** A list fills the height that is left; its grid scrolls inside. */
export const ListRoot = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--ui-space-3);
  min-block-size: 320px;
`

export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: var(--ui-space-2);
`

export const ToolbarEnd = styled.div`
  display: flex;
  align-items: center;
  gap: var(--ui-space-2);
  margin-inline-start: auto;
`

export const GridFrame = styled.div`
  position: relative;
  flex: 1;
  min-block-size: 240px;
`

export const SelectionBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ui-space-2);
  padding: var(--ui-space-1) var(--ui-space-3);
  border-radius: var(--ui-radius-4);
  background: var(--ui-color-selected);
`
