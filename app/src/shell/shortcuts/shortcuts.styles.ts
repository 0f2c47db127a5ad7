import { styled } from 'styled-components'

export const KeyRow = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--ui-space-1);

  kbd {
    min-inline-size: 22px;
    padding: 2px 6px;
    border: 1px solid var(--ui-color-border-control);
    border-radius: var(--ui-radius-4);
    background: var(--ui-color-surface-sunken);
    color: var(--ui-color-text);
    font: inherit;
    font-size: var(--ui-font-12);
    line-height: 1.3;
    text-align: center;
  }

  span {
    margin-inline-start: 2px;
  }
`

export const Sheet = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 270px), 1fr));
  gap: var(--ui-space-4) 32px;
  align-items: start;
`

export const SheetPart = styled.section`
  & + & {
    margin-block-start: var(--ui-space-4);
  }

  h3 {
    margin: 0 0 var(--ui-space-2);
    color: var(--ui-color-text-muted);
    font-size: var(--ui-font-12);
    font-weight: 600;
  }

  dl {
    margin: 0;
  }

  dl > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--ui-space-3);
    min-block-size: 32px;
    border-block-end: 1px solid var(--ui-color-border);
  }

  dd {
    flex: none;
    margin: 0;
  }
`

export const SheetSwitch = styled.div`
  margin-block-start: var(--ui-space-4);
`

/** The available letters, shown after `g`. */
export const GoHint = styled.div`
  position: fixed;
  z-index: 950;
  inset-block-end: var(--ui-space-4);
  inset-inline-end: var(--ui-space-4);
  max-inline-size: calc(100vw - 32px);
  padding: var(--ui-space-3) var(--ui-space-4);
  border: 1px solid var(--ui-color-border);
  border-radius: var(--ui-radius-8);
  background: var(--ui-color-surface-raised);
  color: var(--ui-color-text);
  box-shadow: var(--ui-shadow-2);
  font-size: var(--ui-font-13);

  ul {
    display: grid;
    gap: var(--ui-space-1);
    margin: var(--ui-space-2) 0 0;
    padding: 0;
    list-style: none;
  }
`
