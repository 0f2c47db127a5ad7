import { styled } from 'styled-components'

/** Under the app bar, as long as there is something to offer; the part that is read aloud stands there always. */
export const OfferBar = styled.div`
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
`

export const OfferText = styled.div`
  flex: 1 1 240px;
`
