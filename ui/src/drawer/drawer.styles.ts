import { keyframes, styled } from 'styled-components'

const slide = keyframes`from { transform: translateX(-24px); } `

export const Side = styled.div`
  display: flex;
  flex: none;
  flex-direction: column;
  inline-size: max(250px, min(15.625rem, 40vw));
  block-size: 100%;
  border-inline-end: 1px solid var(--ui-color-border);
  background: var(--ui-color-surface);
  color: var(--ui-color-text);

  &[data-mini] {
    inline-size: 3.5rem;
  }
  &[data-overlay] {
    inline-size: min(17.5rem, calc(100vw - 48px));
    border: 0;
    outline: none;
    box-shadow: var(--ui-shadow-3);
    @media (forced-colors: active) {
      border-inline-end: 1px solid CanvasText;
    }
    animation: ${slide} var(--ui-motion-slow) var(--ui-ease-out);
  }
`

export const Navigation = styled.nav`
  flex: 1;
  min-block-size: 0;
  padding: var(--ui-space-2);
  overflow-y: auto;
`

export const Head = styled.div`
  display: flex;
  align-items: center;
  min-block-size: 48px;
  padding-inline: var(--ui-space-2);
`

export const Items = styled.ul`
  display: grid;
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: none;

  /* A rule down the side ties the children to their parent. */
  & & {
    margin-block: 2px var(--ui-space-1);
    margin-inline-start: 17px;
    padding-inline-start: var(--ui-space-2);
    border-inline-start: 1px solid var(--ui-color-border);
  }
`

export const Entry = styled.a`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--ui-space-3);
  inline-size: 100%;
  min-block-size: var(--ui-row-height);
  padding: var(--ui-space-1) 10px;
  border: 0;
  border-radius: var(--ui-radius-4);
  background: none;
  color: var(--ui-color-text);
  font-size: var(--ui-font-14);
  line-height: 1.25;
  text-align: start;
  text-decoration: none;
  cursor: pointer;

  > [aria-hidden] {
    color: var(--ui-color-text-muted);
  }
  > [data-text] {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  > [data-arrow] {
    transition: transform var(--ui-motion-fast);
  }

  &:hover {
    background: var(--ui-color-hover);
  }
  &:focus-visible {
    outline-width: 3px;
    outline-offset: -3px;
  }

  &[aria-current='page'],
  &[data-holds-current] {
    color: var(--ui-color-primary-text);
    font-weight: var(--ui-weight-strong);
    > [aria-hidden] {
      color: inherit;
    }
  }
  &[aria-current='page'] {
    background: var(--ui-color-selected);
  }
  &[aria-expanded='true'] > [data-arrow] {
    transform: rotate(180deg);
  }

  [data-mini] & {
    justify-content: center;
    padding-inline: 0;
    min-block-size: 40px;
  }
  [data-mini] &[data-holds-current] {
    background: var(--ui-color-selected);
  }

  @media (forced-colors: active) {
    &[aria-current='page'],
    [data-mini] &[data-holds-current] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    &:focus-visible {
      outline: 3px solid CanvasText;
    }
  }
`

export const Logo = styled.footer`
  display: flex;
  align-items: center;
  justify-content: center;
  padding: var(--ui-space-3);
  border-block-start: 1px solid var(--ui-color-border);
  color: var(--ui-color-text-muted);

  > img,
  > svg {
    max-inline-size: 100%;
  }
  [data-mini] & {
    padding-inline: var(--ui-space-1);
    overflow: hidden;
  }
`
