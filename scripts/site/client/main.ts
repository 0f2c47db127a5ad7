/** What the pages of the site do by themselves; without it they can be read all the same, but not searched. */
import { drawDiagrams } from './diagrams.ts'
import { reachScrollers, scrollers } from './scrollers.ts'
import { offerSearch } from './search-dialog.ts'

const script = document.currentScript as HTMLScriptElement
const language = document.documentElement.lang === 'fr' ? 'fr' : 'en'
/** A file beside this script. */
const beside = (file: string): string => new URL(file, script.src).href

// A picture that comes, or a window that changes, may make more scroll, or less.
const sizes = new ResizeObserver(() => reachScrollers(language))
for (const box of document.querySelectorAll(scrollers)) sizes.observe(box)

document.querySelector('#site-menu [aria-current="page"]')?.scrollIntoView({ block: 'nearest' })
offerSearch({ language, beside, root: new URL('..', script.src) })
if ('diagrams' in script.dataset) void drawDiagrams(beside('mermaid.js'))
