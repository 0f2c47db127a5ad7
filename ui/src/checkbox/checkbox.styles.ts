import { styled } from 'styled-components'

export const Label = styled.label`
  display: inline-flex;
  align-items: flex-start;
  gap: var(--ui-space-2);
  min-block-size: 24px;
  padding-block: 2px;
  font-size: var(--ui-font-14);
  line-height: 20px;
  cursor: pointer;
  overflow-wrap: anywhere;

  [data-disabled] > & { color: var(--ui-color-text-muted); cursor: not-allowed; }
  [data-readonly] > & { cursor: default; }
`

export const Box = styled.input`
  flex: none;
  appearance: none;
  inline-size: 18px;
  block-size: 18px;
  margin: 1px 0;
  border: 1px solid var(--ui-color-border-control);
  border-radius: var(--ui-radius-4);
  background: var(--ui-color-surface) center / 14px no-repeat;
  cursor: inherit;
  transition: background-color var(--ui-motion-fast);

  &::before {
    content: '';
    display: block;
    inline-size: 100%;
    block-size: 100%;
    background: var(--ui-color-on-primary);
    clip-path: polygon(20% 48%, 12% 57%, 40% 84%, 88% 27%, 79% 18%, 39% 66%);
    opacity: 0;
  }

  &:checked, &:indeterminate { border-color: var(--ui-color-primary); background-color: var(--ui-color-primary); }
  &:checked::before, &:indeterminate::before { opacity: 1; }
  &:indeterminate::before { clip-path: inset(44% 18%); }

  &[aria-invalid] { border-color: var(--ui-color-error); }
  &[aria-readonly] { border-style: dashed; }
  &:disabled { border-color: var(--ui-color-border-control); background-color: var(--ui-color-surface-sunken); }
  &:disabled::before { background: var(--ui-color-text-muted); }

  @media (forced-colors: active) {
    &::before { forced-color-adjust: none; background: HighlightText; }
    &:checked, &:indeterminate { forced-color-adjust: none; background-color: Highlight; }
    &:disabled { border-color: GrayText; }
  }
`
