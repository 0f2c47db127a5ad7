import type { CSSProperties } from 'react'
import { styled } from 'styled-components'

// Base

export const Surface = styled.div`
  display: flex;
  flex-direction: column;
  z-index: var(--ui-layer-popover);
  overflow: hidden;
  border: 1px solid var(--ui-color-border);
  border-radius: var(--ui-radius-8);
  background: var(--ui-color-surface-raised);
  color: var(--ui-color-text);
  font-size: var(--ui-font-14);
  box-shadow: var(--ui-shadow-2);
`

export const List = styled.div`
  min-block-size: 0;
  padding: var(--ui-space-1);
  overflow: auto;
  outline: none;

  &:empty {
    padding: 0;
  }
`

/** The windowed list measures itself and needs a height of its own. */
export const virtualListStyle: CSSProperties = { blockSize: 'min(320px, 50vh)', minBlockSize: 0, outline: 'none' }

// Parts

export const OptionRow = styled.div`
  display: flex;
  align-items: center;
  gap: var(--ui-space-2);
  min-block-size: var(--ui-row-height);
  padding: 6px var(--ui-space-2);
  padding-inline-start: calc(var(--ui-space-2) + var(--option-level, 0) * var(--ui-space-4));
  border-radius: var(--ui-radius-4);
  cursor: pointer;

  /* The windowed list has no padding: it would not be measured. */
  [data-virtuoso-scroller] & {
    margin-inline: var(--ui-space-1);
  }

  &[data-level='1'] {
    --option-level: 1;
  }
  &[data-level='2'] {
    --option-level: 2;
  }
  &[data-level='3'] {
    --option-level: 3;
  }
  &[data-level='4'] {
    --option-level: 4;
  }
  &[data-level='5'] {
    --option-level: 5;
  }
  &[data-level='6'] {
    --option-level: 6;
  }
  &[data-level='7'] {
    --option-level: 7;
  }
  &[data-level='8'] {
    --option-level: 8;
  }

  &[aria-selected='true'] {
    background: var(--ui-color-selected);
  }
  &[data-active] {
    background: var(--ui-color-hover);
    outline: 3px solid var(--ui-color-focus);
    outline-offset: -3px;
  }
  &[data-active][aria-selected='true'] {
    background: var(--ui-color-selected);
  }
  &[aria-disabled] {
    color: var(--ui-color-text-muted);
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &[aria-selected='true'] {
      background: Canvas;
    }
    &[data-active],
    &[data-active][aria-selected='true'] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    &[aria-disabled] {
      color: GrayText;
    }
  }
`

export const Heading = styled.div`
  padding: var(--ui-space-2) var(--ui-space-2) var(--ui-space-1);
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-12);
  font-weight: var(--ui-weight-strong);
  overflow-wrap: anywhere;

  [data-virtuoso-scroller] & {
    margin-inline: var(--ui-space-1);
  }

  /* The keys bring the first option into view with its heading. */
  & + [role='option'] {
    scroll-margin-block-start: 3em;
  }
`

export const OptionText = styled.div`
  flex: 1;
  min-inline-size: 0;
  line-height: 1.35;
  overflow-wrap: anywhere;
`

export const Description = styled.div`
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-12);

  @media (forced-colors: active) {
    [data-active] & {
      color: inherit;
    }
  }
`

export const Check = styled.span`
  display: inline-flex;
  flex: none;
  color: var(--ui-color-primary-text);
  visibility: hidden;

  [aria-selected='true'] > & {
    visibility: visible;
  }
  @media (forced-colors: active) {
    color: inherit;
  }
`

/** Says that options are on their way, or that there are none. */
export const Message = styled.div`
  display: flex;
  align-items: center;
  gap: var(--ui-space-2);
  padding: var(--ui-space-3);
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-13);
`

export const Footer = styled.div`
  flex: none;
  padding: var(--ui-space-1);
  border-block-start: 1px solid var(--ui-color-border);
`
