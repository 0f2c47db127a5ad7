import { styled } from 'styled-components'

export const LogoRoot = styled.div`
  display: flex;
  align-items: center;
  gap: var(--ui-space-2);
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-13);
  font-weight: 600;

  svg {
    flex: none;
    inline-size: 24px;
    block-size: 24px;
  }
`
