import { createGlobalStyle, styled, StyleSheetManager } from 'styled-components'
import { tokensCss } from './theme-css.ts'

/** Tokens and the few rules that belong to the page; `:where` keeps them weaker than any component. */
export const GlobalStyle = createGlobalStyle`
  ${tokensCss}

  @media (prefers-reduced-motion: reduce) {
    :root { --ui-motion-fast: 0ms; --ui-motion-slow: 0ms; }
    *, ::before, ::after { scroll-behavior: auto !important; }
  }

  @media (forced-colors: active) {
    :root:root, [data-theme][data-theme] {
      --ui-color-bg: Canvas; --ui-color-surface: Canvas; --ui-color-surface-raised: Canvas; --ui-color-surface-sunken: Canvas;
      --ui-color-text: CanvasText; --ui-color-text-muted: CanvasText;
      --ui-color-border: CanvasText; --ui-color-border-control: ButtonText;
      --ui-color-primary: Highlight; --ui-color-primary-hover: Highlight; --ui-color-on-primary: HighlightText;
      --ui-color-primary-text: LinkText; --ui-color-secondary-text: CanvasText; --ui-color-accent-text: CanvasText;
      --ui-color-accent: Highlight; --ui-color-focus: Highlight;
      --ui-color-hover: Canvas; --ui-color-selected: Canvas;
    }
  }

  *, ::before, ::after { box-sizing: border-box; }

  :where(html) { background: var(--ui-color-bg); -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }

  :where(body) {
    margin: 0;
    background: var(--ui-color-bg);
    color: var(--ui-color-text);
    font-family: var(--ui-font-family);
    font-size: var(--ui-font-14);
    line-height: 1.45;
    font-feature-settings: 'cv05', 'ss03';
    -webkit-font-smoothing: antialiased;
  }

  /* Values that a scheme's element inherits were computed with the colours outside of it. */
  :where([data-theme]) { color: var(--ui-color-text); }

  :where(h1, h2, h3, h4, p, ul, ol, figure) { margin: 0; }
  :where(button, input, select, textarea) { font: inherit; color: inherit; }
  /* iOS zooms the page into a field whose letters are smaller. */
  @media (pointer: coarse) { :root :is(input, textarea, select) { font-size: max(16px, 1em); } }
  :where(a) { color: var(--ui-color-primary-text); text-underline-offset: 0.16em; }
  :where(code, kbd, pre) { font-family: var(--ui-font-mono); }
  :where(:focus-visible) { outline: 2px solid var(--ui-color-focus); outline-offset: 2px; }
  [hidden] { display: none !important; }
  ::selection { background: var(--ui-color-selected); color: var(--ui-color-text); }
`

/** Gives the style elements of everything below it the nonce that a content security policy asks for. */
export const Styles = StyleSheetManager

/** The element of a provider that scopes its theme instead of giving it to the page. */
export const Scope = styled.div`
  background: var(--ui-color-bg);
  color: var(--ui-color-text);
`
