import { styled } from 'styled-components'

export const Root = styled.div`
  min-inline-size: 0;
  container-type: inline-size;
`

export const List = styled.ol`
  display: flex;
  gap: var(--ui-space-2);
  margin: 0;
  padding: 0;
  list-style: none;

  @container (max-width: 34rem) {
    flex-direction: column;
    gap: var(--ui-space-1);
  }
`

export const Step = styled.li`
  display: flex;
  flex: 0 1 auto;
  align-items: flex-start;
  gap: var(--ui-space-2);
  min-inline-size: 0;

  --step-mark: var(--ui-color-border-control);
  --step-text: var(--ui-color-text-muted);

  &[data-state='done'] {
    --step-mark: var(--ui-color-success);
    --step-text: var(--ui-color-text);
  }
  &[data-state='error'] {
    --step-mark: var(--ui-color-error);
    --step-text: var(--ui-color-error);
  }
  &[data-state='current'] {
    --step-mark: var(--ui-color-primary);
    --step-text: var(--ui-color-text);
  }

  &:not(:last-child) {
    flex: 1 1 auto;
  }
  /* The way to the next. */
  &:not(:last-child)::after {
    content: '';
    flex: 1 0 var(--ui-space-3);
    align-self: flex-start;
    margin-block-start: 1.125rem;
    border-block-start: 1px solid var(--ui-color-border-control);
  }
  &[data-state='done']:not(:last-child)::after {
    border-color: var(--ui-color-success);
  }

  @container (max-width: 34rem) {
    &:not(:last-child)::after {
      display: none;
    }
  }
`

export const Body = styled.span`
  display: inline-flex;
  align-items: flex-start;
  gap: var(--ui-space-2);
  min-inline-size: 0;
  padding: var(--ui-space-1);
  border: 0;
  border-radius: var(--ui-radius-4);
  background: none;
  color: var(--step-text);
  font-size: var(--ui-font-14);
  text-align: start;

  [data-current] > & {
    font-weight: var(--ui-weight-strong);
  }
  &:is(button) {
    cursor: pointer;
  }
  &:is(button):hover {
    background: var(--ui-color-hover);
  }
`

export const Mark = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  inline-size: 1.75rem;
  block-size: 1.75rem;
  border: 1px solid var(--step-mark);
  border-radius: 50%;
  color: var(--step-text);
  font-size: var(--ui-font-13);
  font-weight: var(--ui-weight-strong);
  font-variant-numeric: tabular-nums;

  [data-state='done'] & {
    color: var(--ui-color-success);
  }
  [data-state='current'] & {
    background: var(--ui-color-primary);
    color: var(--ui-color-on-primary);
  }

  @media (forced-colors: active) {
    [data-state='current'] & {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`

export const Text = styled.span`
  display: grid;
  min-inline-size: 0;
  padding-block-start: 0.2rem;
  overflow-wrap: anywhere;
`

export const Description = styled.span`
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-12);
  font-weight: var(--ui-weight-regular);
`
