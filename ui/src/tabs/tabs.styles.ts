import { styled } from 'styled-components'

export const Bar = styled.div`
  display: flex;
  gap: var(--ui-space-1);
  margin: 0;
  padding: 0;
  overflow-x: auto;
  border-block-end: 1px solid var(--ui-color-border);
  list-style: none;
  scrollbar-width: none;

  > li { display: flex; flex: none; }
`

export const Tab = styled.button`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 6px;
  min-block-size: 40px;
  padding: 0 var(--ui-space-3);
  border: 0;
  border-radius: var(--ui-radius-4) var(--ui-radius-4) 0 0;
  background: none;
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-14);
  font-weight: var(--ui-weight-strong);
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;

  &:hover { color: var(--ui-color-text); background: var(--ui-color-hover); }
  &:focus-visible { outline-offset: -3px; }

  &[aria-selected='true'],
  &[aria-current='page'] { color: var(--ui-color-primary-text); font-weight: var(--ui-weight-strong); }

  &[aria-selected='true']::after,
  &[aria-current='page']::after {
    content: '';
    position: absolute;
    inset: auto var(--ui-space-2) 0;
    border-block-end: 3px solid var(--ui-color-primary-text);
    border-start-start-radius: 3px;
    border-start-end-radius: 3px;
  }
`

export const Panel = styled.div`
  padding-block-start: var(--ui-space-4);
  border-radius: var(--ui-radius-4);
`
