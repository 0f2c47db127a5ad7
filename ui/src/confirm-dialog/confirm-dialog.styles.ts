import { styled } from 'styled-components'

export const Heading = styled.span`
  display: flex;
  align-items: flex-start;
  gap: var(--ui-space-3);

  > [aria-hidden] {
    margin-block-start: 1px;
    color: var(--confirm-color);
  }
`

export const Message = styled.div`
  display: grid;
  gap: var(--ui-space-1);
  overflow-wrap: anywhere;

  & + form {
    margin-block-start: var(--ui-space-4);
  }
`
