import { styled } from 'styled-components'

export const HomeRoot = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--ui-space-4);
`

export const Shortcuts = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 12.5rem), 1fr));
  gap: var(--ui-space-1) var(--ui-space-3);
  margin: calc(-1 * var(--ui-space-2));
  padding: 0;
  list-style: none;
`

export const Shortcut = styled.li`
  min-inline-size: 0;
`

export const ShortcutLink = styled.a`
  display: flex;
  align-items: center;
  gap: var(--ui-space-3);
  min-block-size: 36px;
  padding: var(--ui-space-1) var(--ui-space-2);
  border-radius: var(--ui-radius-4);
  color: var(--ui-color-primary-text);
  font-weight: var(--ui-weight-medium);
  text-decoration: none;
  overflow-wrap: anywhere;

  svg {
    flex: none;
    color: var(--ui-color-text-muted);
  }

  &:hover {
    background: var(--ui-color-hover);
    text-decoration: underline;
    text-underline-offset: 0.16em;
  }
`

export const Pins = styled.ul`
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

/** Makes its tile as high as the highest of its row. */
export const PinPlace = styled.li`
  display: grid;
`
