import { styled } from 'styled-components'

export const BellLink = styled.a`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  inline-size: var(--ui-control-height);
  block-size: var(--ui-control-height);
  border-radius: var(--ui-radius-4);
  color: inherit;

  &:hover,
  &[aria-current='page'] {
    background: var(--ui-color-app-bar-hover);
  }
`

export const BellCount = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  min-inline-size: 18px;
  padding-inline: 3px;
  border-radius: 9px;
  color: var(--ui-color-app-bar);
  background: var(--ui-color-on-app-bar);
  font-size: 11px;
  font-weight: 650;
  font-variant-numeric: tabular-nums;
  line-height: 18px;
  text-align: center;

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`
