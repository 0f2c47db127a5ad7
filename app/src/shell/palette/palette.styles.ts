import { styled } from 'styled-components'

/** Constant height, so that the page does not jump while the user types. */
export const Results = styled.div`
  block-size: min(52dvh, 420px);
  margin-block-start: var(--ui-space-3);
  margin-inline: calc(-1 * var(--ui-space-2));
  overflow-y: auto;
  overscroll-behavior: contain;
`

export const Section = styled.div`
  & + & {
    margin-block-start: var(--ui-space-2);
    padding-block-start: var(--ui-space-2);
    border-block-start: 1px solid var(--ui-color-border);
  }
`

export const SectionName = styled.div`
  padding: var(--ui-space-1) var(--ui-space-2);
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-12);
  font-weight: 600;
`

export const Option = styled.div`
  display: flex;
  align-items: center;
  gap: var(--ui-space-3);
  min-block-size: 36px;
  padding: var(--ui-space-1) var(--ui-space-2);
  border-radius: var(--ui-radius-4);
  cursor: pointer;
  scroll-margin-block: 30px 4px;

  > svg {
    flex: none;
    color: var(--ui-color-text-muted);
  }

  &:hover {
    background: var(--ui-color-hover);
  }

  &[aria-selected='true'] {
    background: var(--ui-color-selected);
    outline: 3px solid var(--ui-color-focus);
    outline-offset: -3px;
  }

  /* The line that Enter takes while none is active. */
  &[data-best] {
    box-shadow: inset 0 0 0 1px var(--ui-color-border-control);
  }

  &[data-best]::after {
    content: '↵' / '';
    flex: none;
    color: var(--ui-color-text-muted);
  }

  mark {
    background: none;
    color: inherit;
    font-weight: var(--ui-weight-strong);
  }

  /* On a phone a record has a line for its name and one for its reference. */
  @media (max-width: 599px) {
    &[data-record] {
      flex-wrap: wrap;
      row-gap: 0;
    }

    &[data-record] > :nth-child(2) {
      flex-basis: calc(100% - 40px);
    }

    &[data-record] > :nth-child(3) {
      max-inline-size: none;
      padding-inline-start: calc(16px + var(--ui-space-3));
    }
  }

  &[aria-disabled='true'] {
    color: var(--ui-color-text-muted);
    cursor: default;
  }

  @media (forced-colors: active) {
    &[aria-selected='true'] {
      outline-color: Highlight;
    }
  }
`

export const OptionText = styled.span`
  flex: 1 1 auto;
  min-inline-size: 0;
  overflow: hidden;
  white-space: nowrap;
  text-overflow: ellipsis;
`

export const OptionContext = styled.span`
  flex: 0 1 auto;
  max-inline-size: 50%;
  overflow: hidden;
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-13);
  white-space: nowrap;
  text-overflow: ellipsis;
`

/** Constant height, so that nothing jumps. */
export const Note = styled.p`
  min-block-size: 1.5em;
  margin: var(--ui-space-2) 0 0;
  overflow: hidden;
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-13);
  white-space: nowrap;
  text-overflow: ellipsis;
`

export const Hints = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-space-1) var(--ui-space-4);
  margin-block-start: var(--ui-space-1);
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-12);

  @media (pointer: coarse) {
    display: none;
  }
`
