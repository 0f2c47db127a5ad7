import { styled } from 'styled-components'

export const Root = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  inline-size: var(--ui-control-height);
  block-size: var(--ui-control-height);
  padding: 0;
  border: 1px solid transparent;
  border-radius: var(--ui-radius-4);
  background: transparent;
  color: var(--ui-color-text-muted);
  cursor: pointer;
  transition:
    background-color var(--ui-motion-fast),
    color var(--ui-motion-fast);

  &[data-size='small'] {
    inline-size: var(--ui-control-height-small);
    block-size: var(--ui-control-height-small);
  }

  /* Tones */
  &[data-tone='neutral'] {
    border-color: var(--ui-color-border-control);
    background: var(--ui-color-surface);
    color: var(--ui-color-text);
  }
  &[data-tone='danger'] {
    color: var(--ui-color-error);
  }
  &[data-tone='primary'] {
    background: var(--ui-color-primary);
    color: var(--ui-color-on-primary);
  }
  /* On a coloured ground, such as the app bar: it takes the colours around it. */
  &[data-tone='inherit'] {
    color: inherit;
  }

  /* States */
  &:hover {
    background: var(--ui-color-hover);
    color: var(--ui-color-text);
  }
  &[data-tone='danger']:hover {
    background: var(--ui-color-error-bg);
    color: var(--ui-color-error);
  }
  &[data-tone='primary']:hover {
    background: var(--ui-color-primary-hover);
    color: var(--ui-color-on-primary);
  }
  &[data-tone='inherit']:hover {
    background: var(--ui-color-app-bar-hover);
    color: inherit;
  }
  &[data-pressed] {
    transform: translateY(0.5px);
  }
  &[aria-pressed='true'] {
    background: var(--ui-color-selected);
    color: var(--ui-color-primary-text);
  }
  &[data-tone='inherit'][aria-pressed='true'] {
    background: var(--ui-color-app-bar-hover);
    color: inherit;
  }
  &:disabled,
  &[aria-disabled='true'] {
    background: transparent;
    color: var(--ui-color-text-muted);
    opacity: 0.45;
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
    &:disabled,
    &[aria-disabled='true'] {
      opacity: 1;
      color: GrayText;
    }
    &[aria-pressed='true']:disabled {
      border-color: GrayText;
      background: ButtonFace;
      color: GrayText;
    }
  }
`
