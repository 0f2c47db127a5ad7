import { keyframes, styled } from 'styled-components'

const run = keyframes`from { inset-inline-start: -40%; } to { inset-inline-start: 100%; }`
const turn = keyframes`to { transform: rotate(1turn); }`
const pulse = keyframes`50% { opacity: 0.4; }`

export const Bar = styled.div`
  position: relative;
  inline-size: 100%;
  block-size: 6px;
  overflow: hidden;
  border-radius: 3px;
  background: color-mix(in srgb, var(--ui-color-text-muted) 22%, transparent);

  > span {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: calc(var(--progress) * 100%);
    border-radius: inherit;
    background: var(--ui-color-primary-text);
    transition: inline-size var(--ui-motion-slow);
  }

  &:not([aria-valuenow]) > span {
    inline-size: 40%;
    animation: ${run} 1.4s var(--ui-ease-in-out) infinite;
  }

  @media (prefers-reduced-motion: reduce) {
    &:not([aria-valuenow]) > span {
      inline-size: 100%;
      animation: ${pulse} 2s var(--ui-ease-in-out) infinite;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    > span {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`

export const Circle = styled.div`
  inline-size: 40px;
  block-size: 40px;
  color: var(--ui-color-primary-text);

  > svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    transform: rotate(-90deg);
  }
  circle {
    fill: none;
    stroke: currentcolor;
    stroke-width: 4;
  }
  circle:first-child {
    opacity: 0.2;
  }
  circle:last-child {
    stroke-dasharray: calc(var(--progress, 0.25) * 100) 100;
    stroke-linecap: round;
    transition: stroke-dasharray var(--ui-motion-slow);
  }

  &:not([aria-valuenow]) {
    animation: ${turn} 0.9s linear infinite;
  }

  @media (prefers-reduced-motion: reduce) {
    &:not([aria-valuenow]) {
      animation: ${pulse} 2s var(--ui-ease-in-out) infinite;
    }
  }
`
