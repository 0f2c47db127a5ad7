import { styled } from 'styled-components'

export const Frame = styled.span`
  display: inline-flex;
  flex: none;
  inline-size: var(--ui-icon-size);
  block-size: var(--ui-icon-size);
  vertical-align: -0.15em;
  /* Of the text it stands beside, at any size of text. */
  --ui-icon-size: 1rem;

  &[data-size='12'] {
    --ui-icon-size: 0.75rem;
  }
  &[data-size='20'] {
    --ui-icon-size: 1.25rem;
  }
  &[data-size='24'] {
    --ui-icon-size: 1.5rem;
  }

  > svg {
    inline-size: 100%;
    block-size: 100%;
  }

  /* Arrows and chevrons point the other way when the text runs from right to left. */
  &[data-directional]:dir(rtl) > svg {
    transform: scaleX(-1);
  }
`
