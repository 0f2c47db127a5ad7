import { styled } from 'styled-components'

export const Root = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--ui-space-2);
  min-block-size: var(--ui-control-height);
  padding: 0 var(--ui-space-4);
  border: 1px solid var(--button-border);
  border-radius: var(--ui-radius-4);
  background: var(--button-ground);
  color: var(--button-text);
  font-size: var(--ui-font-14);
  font-weight: var(--ui-weight-strong);
  line-height: 1.2;
  text-align: start;
  cursor: pointer;
  user-select: none;
  transition:
    background-color var(--ui-motion-fast),
    border-color var(--ui-motion-fast);

  /* Tones */
  --button-ground: var(--ui-color-surface);
  --button-ground-hover: var(--ui-color-hover);
  --button-border: var(--ui-color-border-control);
  --button-text: var(--ui-color-text);

  &[data-tone='primary'] {
    --button-ground: var(--ui-color-primary);
    --button-ground-hover: var(--ui-color-primary-hover);
    --button-border: transparent;
    --button-text: var(--ui-color-on-primary);
  }
  &[data-tone='quiet'] {
    --button-ground: transparent;
    --button-border: transparent;
    --button-text: var(--ui-color-primary-text);
  }
  /* On a coloured ground, such as the app bar: it takes the colours around it. */
  &[data-tone='inherit'] {
    --button-ground: transparent;
    --button-ground-hover: var(--ui-color-app-bar-hover);
    --button-border: transparent;
    --button-text: inherit;
  }
  &[data-tone='danger'] {
    --button-ground: var(--ui-color-danger);
    --button-ground-hover: var(--ui-color-danger-hover);
    --button-border: transparent;
    --button-text: var(--ui-color-on-danger);
  }

  /* Sizes */
  &[data-size='small'] {
    min-block-size: var(--ui-control-height-small);
    padding-inline: var(--ui-space-3);
    gap: 6px;
    font-size: var(--ui-font-13);
  }
  &[data-icon] {
    padding-inline-start: var(--ui-space-3);
  }
  &[data-icon][data-size='small'] {
    padding-inline-start: var(--ui-space-2);
  }

  /* States */
  &:hover {
    background: var(--button-ground-hover);
  }
  &[data-pressed] {
    background: var(--button-ground-hover);
    transform: translateY(0.5px);
  }
  &[data-pending] {
    cursor: progress;
  }
  /* The button stays focusable, so that its reason can be read. */
  &[aria-disabled='true']:not([data-pending]) {
    background: var(--ui-color-surface-sunken);
    border-color: transparent;
    color: var(--ui-color-text-muted);
    cursor: not-allowed;
  }
  &:disabled {
    background: var(--ui-color-surface-sunken);
    border-color: transparent;
    color: var(--ui-color-text-muted);
    cursor: not-allowed;
  }
  &[data-tone='quiet']:disabled {
    background: transparent;
  }

  @media (forced-colors: active) {
    border-color: ButtonText;
    &[aria-disabled='true']:not([data-pending]),
    &:disabled {
      border-color: GrayText;
      color: GrayText;
    }
    /* Without it forced colours draw a backplate behind the text, in the colour of the text. */
    &[data-tone='primary']:not(:disabled, [aria-disabled='true']:not([data-pending])) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`
