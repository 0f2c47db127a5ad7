import { keyframes, styled } from 'styled-components'

const appear = keyframes`from { opacity: 0; }`

export const List = styled.ul`
  z-index: var(--ui-layer-popover);
  min-inline-size: 12rem;
  max-inline-size: min(22rem, calc(100vw - 16px));
  max-block-size: min(28rem, calc(100vh - 16px));
  margin: 0;
  padding: var(--ui-space-1);
  overflow-y: auto;
  border: 1px solid var(--ui-color-border);
  border-radius: var(--ui-radius-8);
  outline: none;
  background: var(--ui-color-surface-raised);
  box-shadow: var(--ui-shadow-2);
  list-style: none;
  animation: ${appear} var(--ui-motion-fast) var(--ui-ease-out);
`

export const Entry = styled.a`
  display: flex;
  align-items: center;
  gap: var(--ui-space-2);
  inline-size: 100%;
  min-block-size: var(--ui-control-height-small);
  padding: 5px var(--ui-space-2);
  border: 0;
  border-radius: var(--ui-radius-4);
  background: none;
  color: var(--ui-color-text);
  font-size: var(--ui-font-14);
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  user-select: none;

  > [data-text] {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  > [aria-hidden] {
    color: var(--ui-color-text-muted);
  }

  /* The pointer moves the focus, so one look serves both. */
  &:focus,
  &[aria-expanded='true'] {
    background: var(--ui-color-hover);
  }
  &:focus-visible {
    outline: 3px solid var(--ui-color-focus);
    outline-offset: -3px;
  }

  [data-mark] circle[r='1'] {
    r: 5px;
    fill: currentcolor;
    stroke: none;
  }
  &[aria-checked='true'] > [data-mark] {
    color: var(--ui-color-primary-text);
  }

  &[data-tone='danger'],
  &[data-tone='danger'] > [aria-hidden] {
    color: var(--ui-color-error);
  }
  &[data-tone='danger']:focus {
    background: var(--ui-color-error-bg);
  }
  &[aria-disabled='true'],
  &[aria-disabled='true'] > [aria-hidden] {
    color: var(--ui-color-text-muted);
    cursor: default;
  }
  &[aria-disabled='true'] > :not([data-described]),
  &[aria-disabled='true'] [data-text] {
    opacity: 0.65;
  }

  @media (forced-colors: active) {
    &:focus,
    &[aria-expanded='true'] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
      > * {
        color: inherit;
      }
    }
    &[aria-disabled='true'] {
      color: GrayText;
      > * {
        color: inherit;
        opacity: 1;
      }
    }
    &[aria-disabled='true']:focus {
      outline: 2px solid GrayText;
      background: Canvas;
    }
  }
`

export const Described = styled.span`
  display: grid;
  flex: 1;
  min-inline-size: 0;

  > [data-text] {
    overflow-wrap: anywhere;
  }
`

export const Description = styled.span`
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-12);
  line-height: 1.35;
  overflow-wrap: anywhere;
`

export const Space = styled.span`
  flex: none;
  inline-size: 1rem;
`

export const Shortcut = styled.kbd`
  padding-inline-start: var(--ui-space-4);
  font-family: inherit;
  font-size: var(--ui-font-12);
`

export const Heading = styled.div`
  padding: var(--ui-space-1) var(--ui-space-2);
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-12);
  font-weight: var(--ui-weight-strong);
  overflow-wrap: anywhere;
`

export const GroupList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Separator = styled.li`
  margin: var(--ui-space-1) calc(-1 * var(--ui-space-1));
  border-block-start: 1px solid var(--ui-color-border);
`
