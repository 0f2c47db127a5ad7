import { styled } from 'styled-components'

export const Root = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
  align-content: start;
  min-inline-size: 0;
  padding: var(--ui-space-3) var(--ui-space-4);
  border: 1px solid var(--ui-color-border);
  border-radius: var(--ui-radius-8);
  background: var(--ui-color-surface);

  --stat-tone: var(--ui-color-text);

  &[data-tone='success'] {
    --stat-tone: var(--ui-color-success);
  }
  &[data-tone='warning'] {
    --stat-tone: var(--ui-color-warning);
  }
  &[data-tone='error'] {
    --stat-tone: var(--ui-color-error);
  }

  &[data-link]:hover {
    border-color: var(--ui-color-border-control);
    box-shadow: var(--ui-shadow-1);
  }
  &[data-link]:has(a:focus-visible) {
    outline: 2px solid var(--ui-color-focus);
    outline-offset: 2px;
  }
`

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 6px;
  color: var(--ui-color-text-muted);
`

export const Label = styled.span`
  min-inline-size: 0;
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-13);
  text-decoration: none;
  outline: none;
  overflow-wrap: anywhere;

  /* The whole tile is the link's. */
  &[href]::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--ui-radius-8);
  }
  [data-link]:hover > * > & {
    color: var(--ui-color-primary-text);
    text-decoration: underline;
  }
`

export const Value = styled.div`
  color: var(--stat-tone);
  font-size: var(--ui-font-28);
  font-weight: var(--ui-weight-strong);
  letter-spacing: -0.015em;
  line-height: 1.25;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`

export const Unit = styled.span`
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-14);
  font-weight: var(--ui-weight-regular);
  letter-spacing: normal;
`

export const Change = styled.div`
  color: var(--stat-tone);
  font-size: var(--ui-font-13);
  font-weight: var(--ui-weight-strong);
`

export const Description = styled.div`
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-12);
  overflow-wrap: anywhere;
`
