import { styled } from 'styled-components'

export const Root = styled.p`
  min-inline-size: 0;
  margin: 0;
  color: var(--text-color);
  font-size: var(--ui-font-14);
  font-weight: var(--ui-weight-regular);
  line-height: 1.45;
  overflow-wrap: anywhere;

  --text-color: var(--ui-color-text);

  &[data-size='12'] {
    font-size: var(--ui-font-12);
  }
  &[data-size='13'] {
    font-size: var(--ui-font-13);
  }
  &[data-size='16'] {
    font-size: var(--ui-font-16);
  }

  &[data-tone='muted'] {
    --text-color: var(--ui-color-text-muted);
  }
  &[data-tone='success'] {
    --text-color: var(--ui-color-success);
  }
  &[data-tone='warning'] {
    --text-color: var(--ui-color-warning);
  }
  &[data-tone='error'] {
    --text-color: var(--ui-color-error);
  }

  &[data-weight='strong'] {
    font-weight: var(--ui-weight-strong);
  }
  &[data-tabular] {
    font-variant-numeric: tabular-nums;
  }
  &[data-truncated] {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &[data-preserved] {
    white-space: pre-line;
  }
`
