import type { EngineName } from './ask.ts'

/** Where a page is from. */
export type Place = 'console' | 'layers' | 'stories'

/** A false alarm of an engine: which elements, and why it is false. */
export interface FalseAlarm {
  engine: EngineName
  rule: string
  /** Selector of the elements. */
  at: string
  /** Part of the message: other messages of the rule still count. @default any message */
  says?: string
  /** Where it applies. @default both */
  place?: Place
  why: string
}

export const declared: readonly FalseAlarm[] = [
  {
    engine: 'axe',
    rule: 'region',
    at: ':is([data-react-aria-top-layer]:not(:has(> :not([role=menu], [role=tooltip], [role=listbox]))), [data-react-aria-top-layer] > [role=listbox])',
    why: 'A menu, a tooltip or a list of choices that is open stands at the end of the page and belongs to the control that opened it, which stands in a landmark: the focus goes into the menu and back, the tooltip is read with the button, and a choice is read while the focus stays in its field. Axe excepts dialogs for the same reason.',
  },
  {
    engine: 'ibm',
    rule: 'aria_child_tabbable',
    at: '[role=menu]',
    why: 'In a menu that a button opens no entry is a tab stop, as in the pattern of the ARIA Authoring Practices: the menu gives the focus to an entry as it opens, the arrows move it, and Tab leaves and closes.',
  },
  {
    engine: 'ibm',
    rule: 'aria_child_tabbable',
    at: ':is([inert], [aria-hidden=true]) :is([role=grid], [role=treegrid], [role=tree])',
    why: 'Until the focus first comes to it a grid or a tree is the tab stop itself, and hands the focus on to a row. Behind an open dialog it is out of reach of the keyboard and of screen readers; once that closes, Tab leads to its first row.',
  },
  {
    engine: 'ibm',
    rule: 'aria_child_tabbable',
    at: '[role=treegrid]:has(:is([role=gridcell], [role=columnheader])[tabindex="0"])',
    why: 'The tab stop of a tree grid is one of its cells, as in the pattern of the ARIA Authoring Practices that gives the focus to cells; the engine looks for it among the rows alone.',
  },
  {
    engine: 'ibm',
    rule: 'aria_attribute_allowed',
    at: '[aria-description]',
    says: "'aria-description'",
    why: 'aria-description is an attribute of ARIA 1.3, which Chromium, Firefox and WebKit hand to screen readers; the engine knows ARIA 1.2.',
  },
  {
    engine: 'ibm',
    rule: 'skip_main_exists',
    at: 'body',
    place: 'stories',
    why: 'A story shows a component, not a page: the way past the menus belongs to pages, each of which is asked about in the console.',
  },
  {
    engine: 'axe',
    rule: 'region',
    at: '*',
    place: 'stories',
    why: 'A story shows a component, not a page, whose landmarks are around it; stories that fill a page have to show all of it in landmarks, which the review asks of them.',
  },
  {
    engine: 'ibm',
    rule: 'combobox_active_descendant',
    at: '[role=combobox]',
    says: "does not have 'aria-selected' set to true",
    why: 'The arrows move among the options and choose none: selection does not follow the focus, which ARIA allows, and aria-selected says what is chosen, as it does where several are.',
  },
  {
    engine: 'ibm',
    rule: 'table_caption_empty',
    at: 'caption:has(> span:not(:empty))',
    why: 'The caption has a text that is clipped and not hidden: it is read to those who listen, and names the table. The engine takes a text of one pixel for none.',
  },
  {
    engine: 'ibm',
    rule: 'label_content_exists',
    at: 'label:has(> span:not([aria-hidden]):not(:empty))',
    why: 'The label of a choice that shows a drawing alone has its text clipped and not hidden, as above.',
  },
  {
    engine: 'ibm',
    rule: 'text_contrast_sufficient',
    at: 'label:has(> input:disabled) > span',
    why: 'The text of a choice that cannot be chosen: WCAG asks no contrast of inactive controls. The engine knows it of the radio button, and not of the text beside it.',
  },
]
