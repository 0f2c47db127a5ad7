import { styled } from 'styled-components'
import { drawnBox } from '../internal/field/side-label.styles.ts'

export const Track = styled.input`
  position: relative;
  inline-size: 2.25rem;
  block-size: 1.25rem;
  margin: 0;
  border-radius: 10px;
  background: var(--ui-color-surface-sunken);
  transition: background-color var(--ui-motion-fast);

  ${drawnBox}

  &::before {
    content: '';
    position: absolute;
    inset-block-start: 2px;
    inset-inline-start: 2px;
    inline-size: calc(1.25rem - 6px);
    block-size: calc(1.25rem - 6px);
    border-radius: 50%;
    background: var(--ui-color-border-control);
    transition: inset-inline-start var(--ui-motion-fast);
  }

  &:checked::before {
    inset-inline-start: calc(1rem + 2px);
    background: var(--ui-color-on-primary);
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
      background: ButtonText;
    }
    &:checked::before {
      background: HighlightText;
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
