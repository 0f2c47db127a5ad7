import { styled } from 'styled-components'

export const Root = styled.div`
  min-inline-size: 0;
  container-type: inline-size;
`

export const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Mark = styled.span`
  position: relative;
  z-index: 1;
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  border: 1px solid var(--timeline-mark);
  border-radius: 50%;
  background: var(--ui-color-surface);
  color: var(--timeline-mark);

  &:empty {
    inline-size: 0.75rem;
    block-size: 0.75rem;
    margin: 0.375rem;
    border-width: 2px;
  }
`

export const Entry = styled.li`
  position: relative;
  display: flex;
  gap: var(--ui-space-3);
  min-inline-size: 0;
  padding-block-end: var(--ui-space-5);

  --timeline-mark: var(--ui-color-border-control);

  &[data-tone='info'] {
    --timeline-mark: var(--ui-color-info);
  }
  &[data-tone='success'] {
    --timeline-mark: var(--ui-color-success);
  }
  &[data-tone='warning'] {
    --timeline-mark: var(--ui-color-warning);
  }
  &[data-tone='error'] {
    --timeline-mark: var(--ui-color-error);
  }

  /* The line to the next. */
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 0.75rem -0.75rem;
    inset-inline-start: calc(0.75rem - 1px);
    border-inline-start: 2px solid var(--ui-color-border);
  }
`

export const Content = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-space-1);
  min-inline-size: 0;
`

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--ui-space-4);
  min-block-size: 1.5rem;
`

export const What = styled.span`
  min-inline-size: 0;
  font-weight: var(--ui-weight-strong);
  line-height: 1.5rem;
  overflow-wrap: anywhere;
`

export const When = styled.span`
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-13);
  font-variant-numeric: tabular-nums;
`

export const Changes = styled.dl`
  display: grid;
  gap: var(--ui-space-1);
  margin: 0;
  font-size: var(--ui-font-13);
`

export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(6rem, 1fr) minmax(0, 4fr);
  gap: 0 var(--ui-space-3);

  > dt {
    color: var(--ui-color-text-muted);
    overflow-wrap: anywhere;
  }
  > dd {
    min-inline-size: 0;
    margin: 0;
  }

  @container (max-width: 28rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Note = styled.div`
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-13);
  overflow-wrap: anywhere;
`
