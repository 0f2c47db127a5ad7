/** The script of the site's pages; without it they can be read, but not searched. */
import { drawDiagrams } from './diagrams.ts'
import { reachScrollers, scrollers } from './scrollers.ts'
import { offerSearch } from './search-dialog.ts'

const script = document.currentScript as HTMLScriptElement
const language = document.documentElement.lang === 'fr' ? 'fr' : 'en'
/** The address of a file beside this script. */
const beside = (file: string): string => new URL(file, script.src).href

// Loaded pictures and window sizes change what overflows.
const sizes = new ResizeObserver(() => reachScrollers(language))
for (const box of document.querySelectorAll(scrollers)) sizes.observe(box)

document.querySelector('#site-menu [aria-current="page"]')?.scrollIntoView({ block: 'nearest' })
offerSearch({ language, beside, root: new URL('..', script.src) })
if ('diagrams' in script.dataset) void drawDiagrams(beside('mermaid.js'))
