import { styled } from 'styled-components'

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ui-space-1);
  min-inline-size: 0;

  &[data-orientation='vertical'] {
    display: inline-flex;
    flex-direction: column;
    flex-wrap: nowrap;
    align-items: stretch;
  }
`

export const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ui-space-1);

  [data-orientation='vertical'] > & {
    flex-direction: column;
  }

  /* A line stands between two groups. */
  [data-orientation='horizontal'] > & + & {
    padding-inline-start: var(--ui-space-2);
    margin-inline-start: var(--ui-space-1);
    border-inline-start: 1px solid var(--ui-color-border);
  }
  [data-orientation='vertical'] > & + & {
    padding-block-start: var(--ui-space-2);
    margin-block-start: var(--ui-space-1);
    border-block-start: 1px solid var(--ui-color-border);
  }
  [data-orientation] > &[data-end] {
    margin-inline-start: auto;
    border: 0;
  }
`
