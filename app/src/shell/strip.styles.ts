import { styled } from 'styled-components'

/** A strip under the app bar, shown while it has a text or an offer; its live region is always there. */
export const StripBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ui-space-2) var(--ui-space-3);

  &[data-open] {
    padding: var(--ui-space-2) var(--ui-space-4);
    border-block-end: 1px solid var(--ui-color-border);
    background: var(--ui-color-info-bg);
    color: var(--ui-color-text);
  }
  &[data-tone='warning'][data-open] {
    background: var(--ui-color-warning-bg);
  }
`

export const StripText = styled.div`
  flex: 1 1 240px;
`
