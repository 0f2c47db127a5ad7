import { styled } from 'styled-components'

export const Root = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--ui-space-3);
  max-inline-size: 46rem;
  padding: var(--ui-space-4);
  border: 1px solid color-mix(in srgb, var(--ui-color-error) 35%, transparent);
  border-inline-start: 4px solid var(--ui-color-error);
  border-radius: var(--ui-radius-8);
  background: var(--ui-color-error-bg);
  color: var(--ui-color-text);
  text-align: start;

  > [aria-hidden] {
    margin-block-start: 1px;
    color: var(--ui-color-error);
  }
`

export const Content = styled.div`
  display: grid;
  flex: 1;
  gap: var(--ui-space-2);
  min-inline-size: 0;
  justify-items: start;
  overflow-wrap: anywhere;
`

export const Title = styled.p`
  font-weight: var(--ui-weight-strong);
`

export const Details = styled.details`
  inline-size: 100%;
  font-size: var(--ui-font-13);

  > summary {
    inline-size: fit-content;
    min-block-size: 24px;
    padding-block: 3px;
    padding-inline-end: var(--ui-space-1);
    border-radius: var(--ui-radius-4);
    cursor: pointer;
  }
  > pre {
    max-block-size: 14rem;
    margin: var(--ui-space-2) 0 0;
    padding: var(--ui-space-3);
    overflow: auto;
    border-radius: var(--ui-radius-4);
    background: var(--ui-color-surface);
    font-size: var(--ui-font-12);
    white-space: pre-wrap;
  }
`
