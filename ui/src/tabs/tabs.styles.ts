import { styled } from 'styled-components'

/** On a narrow page the panel stands under vertical tabs. */
export const Sides = styled.div`
  display: contents;

  &[data-orientation='vertical'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ui-space-4);
    > :first-child {
      flex: 0 1 auto;
    }
    > :nth-child(2) {
      flex: 1 1 20rem;
      min-inline-size: 0;
      padding-block-start: 0;
    }
  }
`

export const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: var(--ui-space-1);
  border-block-end: 1px solid var(--ui-color-border);

  &[data-orientation='vertical'] {
    align-items: stretch;
    border-block-end: 0;
    border-inline-start: 1px solid var(--ui-color-border);
  }
`

export const List = styled.div`
  display: flex;
  gap: var(--ui-space-1);
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    flex: none;
  }
  [data-orientation='vertical'] > & {
    flex: 1;
    flex-direction: column;
  }
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
  max-inline-size: min(20rem, 60vw);
  text-align: start;
  cursor: pointer;

  [data-orientation='vertical'] & {
    flex: 1 0 auto;
  }

  &:hover {
    color: var(--ui-color-text);
    background: var(--ui-color-hover);
  }
  &[aria-disabled='true'] {
    background: none;
    color: var(--ui-color-text-muted);
    opacity: 0.65;
    cursor: default;
  }
  &:focus-visible {
    outline-width: 3px;
    outline-offset: -3px;
  }

  &[aria-selected='true'],
  &[aria-current='page'] {
    color: var(--ui-color-primary-text);
    font-weight: var(--ui-weight-strong);
  }
  /* Not over the line of the selected one. */
  &[aria-selected='true']:focus-visible,
  &[aria-current='page']:focus-visible {
    outline-offset: -6px;
  }

  &[aria-selected='true']::after,
  &[aria-current='page']::after {
    content: '';
    position: absolute;
    inset: auto var(--ui-space-2) 0;
    border-block-end: 3px solid var(--ui-color-primary-text);
    border-start-start-radius: 3px;
    border-start-end-radius: 3px;
  }

  [data-orientation='vertical'] &::after {
    inset-block: var(--ui-space-2);
    inset-inline: -1px auto;
    border-block-end: 0;
    border-inline-start: 3px solid var(--ui-color-primary-text);
  }
`

export const Panel = styled.div`
  padding-block-start: var(--ui-space-4);
  border-radius: var(--ui-radius-4);
`
