import { styled } from 'styled-components'

export const Trail = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  padding: 0;
  list-style: none;
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-13);
`

export const Step = styled.li`
  display: inline-flex;
  align-items: center;
  min-inline-size: 0;

  > [data-separator] {
    margin-inline: var(--ui-space-2);
    opacity: 0.7;
  }
`

export const StepLink = styled.a`
  padding: 3px var(--ui-space-1);
  margin-inline: calc(-1 * var(--ui-space-1));
  border-radius: var(--ui-radius-4);
  color: inherit;
  text-decoration: none;

  &:hover {
    color: var(--ui-color-primary-text);
    text-decoration: underline;
  }
`

export const StepText = styled.span`
  overflow-wrap: anywhere;

  &[aria-current] {
    color: var(--ui-color-text);
    font-weight: var(--ui-weight-strong);
  }
`
