import { styled } from 'styled-components'

/** Beside the rows and as high; longer content scrolls inside. */
export const PeekRoot = styled.section`
  display: flex;
  flex: none;
  flex-direction: column;
  gap: var(--ui-space-3);
  inline-size: clamp(300px, 32%, 440px);
  padding: var(--ui-space-3) var(--ui-space-4);
  overflow: auto;
  border: 1px solid var(--ui-color-border);
  border-radius: var(--ui-radius-4);
  background: var(--ui-color-surface);

  @media print {
    display: none;
  }
`

export const PeekHead = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--ui-space-2);
  overflow-wrap: anywhere;
`

/** Stays in sight at the end of the panel. */
export const PeekEnd = styled.div`
  position: sticky;
  inset-block-end: calc(-1 * var(--ui-space-3));
  display: flex;
  margin-block-start: auto;
  padding-block: var(--ui-space-2) var(--ui-space-3);
  margin-block-end: calc(-1 * var(--ui-space-3));
  background: var(--ui-color-surface);
`
