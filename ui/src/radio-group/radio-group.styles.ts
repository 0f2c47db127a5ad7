import { styled } from 'styled-components'
import { drawnBox, SideLabel } from '../internal/field/side-label.styles.ts'

export const Choices = styled.div`
  display: grid;
  gap: var(--ui-space-1);

  &[data-orientation='horizontal'] {
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--ui-space-5);
  }
`

export const Choice = styled(SideLabel)`
  &:has(:disabled) {
    color: var(--ui-color-text-muted);
    cursor: not-allowed;
  }
  [data-readonly] & {
    cursor: default;
  }
`

export const ChoiceText = styled.span`
  min-inline-size: 0;
`

export const Description = styled.span`
  display: block;
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-12);
`

export const Dot = styled.input`
  display: grid;
  place-content: center;
  inline-size: 1.125rem;
  block-size: 1.125rem;
  margin: 1px 0;
  border-radius: 50%;
  background: var(--ui-color-surface);

  ${drawnBox}

  &::before {
    content: '';
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border-radius: 50%;
    background: transparent;
  }

  &:checked::before {
    background: var(--ui-color-on-primary);
  }
  /* The group has the state, not its dots. */
  [aria-invalid] & {
    border-color: var(--ui-color-error);
  }
  [data-readonly] & {
    border-style: dashed;
    border-color: var(--ui-color-border-control);
    background: transparent;
  }
  [data-readonly] &:checked::before {
    background: var(--ui-color-text);
  }
  &:disabled:checked::before {
    background: var(--ui-color-text-muted);
  }

  @media (forced-colors: active) {
    &:checked::before {
      background: HighlightText;
    }
    [data-readonly] & {
      background: Canvas;
    }
    [data-readonly] &:checked::before {
      background: CanvasText;
    }
    &:disabled {
      background-color: Canvas;
    }
    &:disabled:checked::before {
      background: GrayText;
    }
  }
`
