import { styled } from 'styled-components'

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--ui-space-1);
  max-inline-size: 100%;
  min-block-size: 1.5rem;
  padding-inline: var(--ui-space-2);
  border: 1px solid color-mix(in srgb, var(--tag-text) 34%, transparent);
  border-radius: 0.75rem;
  background: var(--ui-color-surface);
  color: var(--tag-text);
  font-size: var(--ui-font-12);
  font-weight: var(--ui-weight-strong);
  line-height: 1.4;
  vertical-align: middle;

  &[data-removable] {
    padding-inline-end: 0;
  }
  > [aria-hidden] {
    flex: none;
  }

  /* Tones */
  --tag-text: var(--ui-color-text);

  &[data-tone='info'] {
    --tag-text: var(--ui-color-info);
  }
  &[data-tone='success'] {
    --tag-text: var(--ui-color-success);
  }
  &[data-tone='warning'] {
    --tag-text: var(--ui-color-warning);
  }
  &[data-tone='error'] {
    --tag-text: var(--ui-color-error);
  }
  &[data-disabled] {
    --tag-text: var(--ui-color-text-muted);
    background: var(--ui-color-surface-sunken);
  }

  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`

export const Text = styled.span`
  min-inline-size: 0;
  overflow: hidden;
  border-radius: 2px;
  color: inherit;
  text-decoration: none;
  text-overflow: ellipsis;
  white-space: nowrap;

  &[href] {
    min-block-size: 1.5rem;
    line-height: 1.5rem;
  }
  &[href]:hover {
    text-decoration: underline;
  }
`

export const Remove = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  color: inherit;
  cursor: pointer;

  &:hover {
    background: var(--ui-color-hover);
  }
  &:focus-visible {
    outline-width: 3px;
    outline-offset: -3px;
  }
  &:disabled {
    background: none;
    cursor: not-allowed;
  }
`
