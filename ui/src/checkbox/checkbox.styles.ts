import { styled } from 'styled-components'
import { drawnBox } from '../internal/field/side-label.styles.ts'

export const Box = styled.input`
  inline-size: 1.125rem;
  block-size: 1.125rem;
  margin: 1px 0;
  border-radius: var(--ui-radius-4);
  background: var(--ui-color-surface) center / 14px no-repeat;
  transition: background-color var(--ui-motion-fast);

  ${drawnBox}

  &::before {
    content: '';
    display: block;
    inline-size: 100%;
    block-size: 100%;
    background: var(--ui-color-on-primary);
    clip-path: polygon(20% 48%, 12% 57%, 40% 84%, 88% 27%, 79% 18%, 39% 66%);
    opacity: 0;
  }

  &:indeterminate:not(:disabled) {
    border-color: var(--ui-color-primary);
    background-color: var(--ui-color-primary);
  }
  &:checked::before,
  &:indeterminate::before {
    opacity: 1;
  }
  &:indeterminate::before {
    clip-path: inset(44% 18%);
  }
  &[aria-readonly] {
    background-color: transparent;
    border-color: var(--ui-color-border-control);
  }
  &[aria-readonly]::before {
    background: var(--ui-color-text);
  }
  &:disabled::before {
    background: var(--ui-color-text-muted);
  }

  @media (forced-colors: active) {
    &::before {
      forced-color-adjust: none;
      background: HighlightText;
    }
    &:indeterminate {
      forced-color-adjust: none;
      background-color: Highlight;
    }
    &[aria-readonly] {
      background-color: Canvas;
    }
    &[aria-readonly]::before {
      background: CanvasText;
    }
    &:disabled {
      background-color: Canvas;
    }
    &:disabled::before {
      background: GrayText;
    }
  }
`
