import { styled } from 'styled-components'

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  max-inline-size: 100%;
  padding: 1px 7px;
  border: 1px solid color-mix(in srgb, var(--badge-text) 28%, transparent);
  border-radius: var(--ui-radius-4);
  background: var(--badge-ground);
  color: var(--badge-text);
  font-size: var(--ui-font-12);
  font-weight: var(--ui-weight-strong);
  line-height: 1.45;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  /* Tones */
  --badge-ground: var(--ui-color-hover);
  --badge-text: var(--ui-color-text-muted);

  &[data-tone='info'] {
    --badge-ground: var(--ui-color-info-bg);
    --badge-text: var(--ui-color-info);
  }
  &[data-tone='success'] {
    --badge-ground: var(--ui-color-success-bg);
    --badge-text: var(--ui-color-success);
  }
  &[data-tone='warning'] {
    --badge-ground: var(--ui-color-warning-bg);
    --badge-text: var(--ui-color-warning);
  }
  &[data-tone='error'] {
    --badge-ground: var(--ui-color-error-bg);
    --badge-text: var(--ui-color-error);
  }
  &[data-tone='accent'] {
    --badge-ground: var(--ui-color-accent);
    --badge-text: var(--ui-color-on-accent);
  }

  @media (forced-colors: active) {
    border-color: CanvasText;
    background: Canvas;
  }
`
