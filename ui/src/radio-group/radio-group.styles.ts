import { styled } from 'styled-components'
import { Label } from '../checkbox/checkbox.styles.ts'

export const Choices = styled.div`
  display: grid;
  gap: var(--ui-space-1);

  &[data-orientation='horizontal'] { display: flex; flex-wrap: wrap; column-gap: var(--ui-space-5); }
`

export const Choice = styled(Label)`
  &:has(:disabled) { color: var(--ui-color-text-muted); cursor: not-allowed; }
  [data-readonly] & { cursor: default; }
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
  flex: none;
  appearance: none;
  display: grid;
  place-content: center;
  inline-size: 18px;
  block-size: 18px;
  margin: 1px 0;
  border: 1px solid var(--ui-color-border-control);
  border-radius: 50%;
  background: var(--ui-color-surface);
  cursor: inherit;

  &::before {
    content: '';
    inline-size: 8px;
    block-size: 8px;
    border-radius: 50%;
    background: transparent;
  }

  &:checked { border-color: var(--ui-color-primary); background: var(--ui-color-primary); }
  &:checked::before { background: var(--ui-color-on-primary); }

  [aria-invalid] & { border-color: var(--ui-color-error); }
  [data-readonly] & { border-style: dashed; }
  &:disabled { border-color: var(--ui-color-border-control); background: var(--ui-color-surface-sunken); }
  &:disabled:checked::before { background: var(--ui-color-text-muted); }

  @media (forced-colors: active) {
    &:checked { forced-color-adjust: none; background: Highlight; }
    &:checked::before { background: HighlightText; }
    &:disabled { border-color: GrayText; }
  }
`
