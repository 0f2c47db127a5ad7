import { styled } from 'styled-components'

export const Zone = styled.button`
  display: grid;
  justify-items: center;
  gap: var(--ui-space-1);
  inline-size: 100%;
  padding: var(--ui-space-5) var(--ui-space-4);
  border: 1.5px dashed var(--ui-color-border-control);
  border-radius: var(--ui-radius-8);
  background: var(--ui-color-surface);
  color: var(--ui-color-text);
  text-align: center;
  cursor: pointer;
  transition:
    background-color var(--ui-motion-fast),
    border-color var(--ui-motion-fast);

  > :first-child {
    color: var(--ui-color-primary-text);
  }
  &:hover {
    border-color: var(--ui-color-text-muted);
    background: var(--ui-color-hover);
  }
  &[data-over] {
    border-color: var(--ui-color-focus);
    border-style: solid;
    background: var(--ui-color-selected);
  }
  &[aria-invalid] {
    border-color: var(--ui-color-error);
  }
  &:disabled {
    border-color: var(--ui-color-border);
    background: var(--ui-color-surface-sunken);
    color: var(--ui-color-text-muted);
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &:hover {
      background: ButtonFace;
    }
    &[data-over] {
      border: 3px solid Highlight;
      background: ButtonFace;
    }
    &:disabled {
      border-color: GrayText;
      color: GrayText;
    }
  }
`

export const Invitation = styled.span`
  font-weight: var(--ui-weight-strong);
`

export const Terms = styled.div`
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-12);
  overflow-wrap: anywhere;
`

export const List = styled.ul`
  display: grid;
  gap: var(--ui-space-1);
  inline-size: 100%;
  max-block-size: 320px;
  margin-block-start: var(--ui-space-1);
  padding: 0;
  overflow-y: auto;
  list-style: none;

  /* Fields are not scrolled inside of an element that scrolls. */
  &[data-whole] {
    max-block-size: none;
    overflow: visible;
  }
`

export const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: start;
  gap: var(--ui-space-2);
  padding: var(--ui-space-2);
  border: 1px solid var(--ui-color-border);
  border-radius: var(--ui-radius-4);
  background: var(--ui-color-surface);

  > :first-child {
    margin-block-start: 2px;
    color: var(--ui-color-text-muted);
  }
  &[data-state='done'] > :first-child {
    color: var(--ui-color-success);
  }
  &[data-state='error'] > :first-child {
    color: var(--ui-color-error);
  }
`

export const Texts = styled.div`
  display: grid;
  gap: 2px;
  min-inline-size: 0;
`

export const Name = styled.bdi`
  justify-self: start;
  font-size: var(--ui-font-13);
  font-weight: var(--ui-weight-strong);
  overflow-wrap: anywhere;
`

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: var(--ui-space-3);
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-12);
  font-variant-numeric: tabular-nums;
`

export const State = styled.span`
  overflow-wrap: anywhere;

  [data-state='error'] & {
    color: var(--ui-color-error);
    font-weight: var(--ui-weight-strong);
  }
  [data-state='done'] & {
    color: var(--ui-color-success);
  }
`

export const Actions = styled.div`
  display: flex;
  gap: 2px;
`
