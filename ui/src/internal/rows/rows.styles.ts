import { styled } from 'styled-components'
import { unseen } from '../unseen.styles.ts'

/** Looks of grids and trees of many rows: the frame, the part of it that scrolls, and the words in place of rows. */
export const Frame = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  block-size: 100%;
  min-block-size: calc(var(--ui-row-height) * 4);
  min-inline-size: 0;
  overflow: hidden;
  border: 1px solid var(--ui-color-border);
  border-radius: var(--ui-radius-8);
  background: var(--ui-color-surface);
  color: var(--ui-color-text);
  font-size: var(--ui-font-13);
  line-height: 1.3;
`

/** The element with role grid, tree or treegrid, and in it plain ones: those that are drawn anew for every turn of the wheel. */
export const RowsRoot = styled.div`
  position: relative;
  flex: 1;
  min-block-size: 0;

  [data-scroller] {
    position: relative;
    block-size: 100%;
    overflow: auto;
    overflow-anchor: none;
    scrollbar-width: thin;
    scrollbar-color: var(--ui-color-border-control) transparent;
  }
  [data-scroller='header'] {
    scroll-padding-block-start: var(--ui-row-height);
  }
  /* As high as all rows; each is put at its place in it. */
  [data-rows] {
    position: relative;
  }
  /* Doubled, to win over the styles of rows. */
  && [data-rows] > * {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    contain: size layout style;
  }

  /* More lies to the side: past the pinned columns there. */
  &[data-more-start]::before,
  &[data-more-end]::after {
    content: '';
    position: absolute;
    z-index: 4;
    inset-block: 0;
    inline-size: 12px;
    background: linear-gradient(
      to right,
      color-mix(in srgb, var(--ui-color-border-control) 45%, transparent),
      transparent
    );
    pointer-events: none;
  }
  &[data-more-start]::before {
    inset-inline-start: var(--edge-start, var(--pinned-start, 0px));
  }
  &[data-more-end]::after {
    inset-inline-end: calc(var(--pinned-end, 0px) + var(--scroll-bar, 0px));
  }
  &[data-more-start]:dir(rtl)::before,
  &[data-more-end]:dir(ltr)::after {
    transform: scaleX(-1);
  }
  @media (forced-colors: active) {
    &[data-more-start]::before,
    &[data-more-end]::after {
      inline-size: 2px;
      background: CanvasText;
    }
  }

  &:focus {
    outline: none;
  }
  &:focus-visible {
    outline: 3px solid var(--ui-color-focus);
    outline-offset: -3px;
    border-radius: var(--ui-radius-8);
  }
`

/** Bars where texts will be; how long they are is the list's own, by `--bar-1` to `--bar-4`. */
export const SkeletonRows = styled.div`
  [data-bar] {
    display: inline-block;
    block-size: 10px;
    inline-size: var(--bar-1);
    border-radius: var(--ui-radius-4);
    background: var(--ui-color-skeleton);
    animation: ui-rows-wait 1.4s ease-in-out infinite alternate;
  }
  [data-bar='1'] {
    inline-size: var(--bar-2);
  }
  [data-bar='2'] {
    inline-size: var(--bar-3);
  }
  [data-bar='3'] {
    inline-size: var(--bar-4);
  }
  @media (forced-colors: active) {
    [data-bar] {
      background: GrayText;
    }
  }
  @keyframes ui-rows-wait {
    to {
      opacity: 0.45;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    [data-bar] {
      animation: none;
    }
  }
`

/** The message in place of rows, or under them; under the header where there is one. */
export const Slot = styled.div`
  &[data-place='instead'] {
    position: absolute;
    inset: 0;
    display: flex;
    align-items: center;
    justify-content: center;
    padding: var(--ui-space-6);
    overflow: auto;
    color: var(--ui-color-text-muted);
    text-align: center;
  }
  /* Where it scrolls, the keys come to it; around it is no room for a frame. */
  &[data-place='instead']:focus-visible {
    outline-width: 3px;
    outline-offset: -3px;
  }
  &[data-place='instead'][data-header] {
    inset-block-start: var(--ui-row-height);
  }
  &[data-place='under'] {
    padding: var(--ui-space-2) var(--ui-space-3);
    border-block-start: 1px solid var(--ui-color-border);
  }
  &[data-place='unseen'] {
    ${unseen}
  }
`
