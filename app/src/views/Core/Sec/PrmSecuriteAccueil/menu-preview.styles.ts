import { styled } from 'styled-components'

export const PreviewRoot = styled.div`
  display: grid;
  gap: var(--ui-space-3);
  margin-block-start: var(--ui-space-4);
`

export const Drawers = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: var(--ui-space-3);
`

export const DrawerPicture = styled.div`
  padding: var(--ui-space-3);
  border: 1px solid var(--ui-color-border);
  border-radius: var(--ui-radius-8);
  background: var(--ui-color-surface);
`

export const DrawerEntries = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & & {
    margin-inline-start: var(--ui-space-3);
    padding-inline-start: var(--ui-space-3);
    border-inline-start: 1px solid var(--ui-color-border);
  }

  span {
    display: flex;
    align-items: center;
    gap: var(--ui-space-2);
    min-block-size: 32px;
  }
`

export const Screens = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: var(--ui-space-3);
`
