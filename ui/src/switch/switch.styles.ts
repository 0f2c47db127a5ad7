import { styled } from 'styled-components'
import { Label as CheckboxLabel } from '../checkbox/checkbox.styles.ts'

export const Label = styled(CheckboxLabel)``

export const Track = styled.input`
  flex: none;
  appearance: none;
  position: relative;
  inline-size: 36px;
  block-size: 20px;
  margin: 0;
  border: 1px solid var(--ui-color-border-control);
  border-radius: 10px;
  background: var(--ui-color-surface-sunken);
  cursor: inherit;
  transition: background-color var(--ui-motion-fast);

  &::before {
    content: '';
    position: absolute;
    inset-block-start: 2px;
    inset-inline-start: 2px;
    inline-size: 14px;
    block-size: 14px;
    border-radius: 50%;
    background: var(--ui-color-border-control);
    transition: inset-inline-start var(--ui-motion-fast);
  }

  &:checked { border-color: var(--ui-color-primary); background: var(--ui-color-primary); }
  &:checked::before { inset-inline-start: 18px; background: var(--ui-color-on-primary); }

  &[aria-invalid] { border-color: var(--ui-color-error); }
  &[aria-readonly] { border-style: dashed; }
  &:disabled { border-color: var(--ui-color-border-control); background: var(--ui-color-surface-sunken); }
  &:disabled::before { background: var(--ui-color-text-muted); }

  @media (forced-colors: active) {
    &::before { forced-color-adjust: none; background: ButtonText; }
    &:checked { forced-color-adjust: none; background: Highlight; }
    &:checked::before { background: HighlightText; }
    &:disabled { border-color: GrayText; }
  }
`
