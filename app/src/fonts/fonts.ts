import css from './fonts.css?inline'

/** Declares the fonts. The file comes with the script, so that no other is waited for; letters are fetched once they are written. */
export function declareFonts(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
