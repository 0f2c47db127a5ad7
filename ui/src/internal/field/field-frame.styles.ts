import { styled } from 'styled-components'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--ui-space-1);
  min-inline-size: 0;
`

export const Label = styled.label`
  display: block;
  color: var(--ui-color-text);
  font-size: var(--ui-font-13);
  font-weight: var(--ui-weight-strong);
  line-height: 1.35;
  overflow-wrap: anywhere;
`

export const RequiredMark = styled.span`
  margin-inline-start: 0.25em;
  color: var(--ui-color-error);
`

export const HelpText = styled.div`
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-12);
  overflow-wrap: anywhere;
`

export const ErrorText = styled.div`
  display: flex;
  white-space: pre-line;
  align-items: flex-start;
  gap: 6px;
  color: var(--ui-color-error);
  font-size: var(--ui-font-12);
  font-weight: var(--ui-weight-strong);
  line-height: 1.35;
  overflow-wrap: anywhere;
`
