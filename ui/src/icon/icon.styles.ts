import { styled } from 'styled-components'

export const Frame = styled.span`
  display: inline-flex;
  flex: none;
  inline-size: var(--ui-icon-size);
  block-size: var(--ui-icon-size);
  vertical-align: -0.15em;
  --ui-icon-size: 16px;

  &[data-size='12'] { --ui-icon-size: 12px; }
  &[data-size='20'] { --ui-icon-size: 20px; }
  &[data-size='24'] { --ui-icon-size: 24px; }

  > svg { inline-size: 100%; block-size: 100%; }

  /* Arrows and chevrons point the other way when the text runs from right to left. */
  &[data-directional]:dir(rtl) > svg { transform: scaleX(-1); }
`
