import { createGlobalStyle, styled } from 'styled-components'

/** Printed pages of a screen: margins and page number. Sheets that are printed alone have their own. */
export const ScreenPage = createGlobalStyle`
  @page screen {
    margin: 14mm 12mm 16mm;
    @bottom-right {
      content: counter(page) ' / ' counter(pages);
      font-size: 9pt;
    }
  }
`

export const FrameRoot = styled.div`
  display: flex;
  flex-direction: column;
  block-size: 100dvh;

  /* On paper: the whole screen, without navigation. */
  @media print {
    page: screen;
    display: block;
    block-size: auto;

    & header,
    & nav,
    & main button:not([role='grid'] button) {
      display: none;
    }
  }
`

/** The product, and where it runs beside it; on the smallest screens below it, so that neither is cut. */
export const FrameTitle = styled.span`
  display: flex;
  align-items: center;
  gap: var(--ui-space-2);

  > :first-child {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  @media (max-width: 380px) {
    flex-direction: column;
    align-items: flex-start;
    gap: 1px;
    font-size: var(--ui-font-14);
    line-height: 1.15;
  }
`

export const Body = styled.div`
  display: flex;
  flex: 1;
  min-block-size: 0;

  @media print {
    > :not(main) {
      display: none;
    }
  }
`

export const Main = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  padding: var(--ui-space-4);
  /* What is placed absolutely below the fold scrolls here, and does not lengthen the document. */
  position: relative;
  overflow: auto;
  outline: none;
  background: var(--ui-color-bg);

  @media print {
    padding: 0;
    overflow: visible;
  }

  @media (max-width: 560px) {
    padding: var(--ui-space-3);
  }
`

export const SkipLink = styled.a`
  position: absolute;
  /* Above the app bar, so that focused links are visible. */
  z-index: 1000;
  inset-block-start: var(--ui-space-1);
  inset-inline-start: var(--ui-space-1);
  padding: var(--ui-space-2) var(--ui-space-3);
  border-radius: var(--ui-radius-4);
  color: var(--ui-color-text);
  background: var(--ui-color-surface);

  &:not(:focus) {
    clip-path: inset(50%);
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
  }
`

/** On a small screen the icon replaces the name, which stays for screen readers. */
export const UserName = styled.span`
  @media (max-width: 600px) {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`

/** Opens the command palette; drawn like the field of the palette. */
export const SearchField = styled.button`
  display: flex;
  align-items: center;
  gap: var(--ui-space-2);
  inline-size: clamp(200px, 24vw, 340px);
  block-size: 32px;
  margin-inline-end: var(--ui-space-2);
  padding-inline: var(--ui-space-3) 6px;
  border: 1px solid color-mix(in srgb, currentcolor 55%, transparent);
  border-radius: var(--ui-radius-4);
  background: transparent;
  color: inherit;
  font-size: var(--ui-font-13);
  text-align: start;
  cursor: pointer;

  &:hover {
    background: var(--ui-color-app-bar-hover);
  }

  [data-text] {
    flex: 1;
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }

  kbd {
    padding: 2px 6px;
    border: 1px solid color-mix(in srgb, currentcolor 35%, transparent);
    border-radius: var(--ui-radius-4);
    font: inherit;
    font-size: var(--ui-font-12);
    line-height: 1.2;
  }
`
