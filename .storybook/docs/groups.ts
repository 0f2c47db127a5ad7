/** A card of the overview. */
export interface Card {
  /** As it is written in code. */
  name: string
  /** Folder of its page in `ui/src`. */
  folder: string
  /** The story whose picture stands for it; for a second component of a folder. @default the one of its anatomy */
  story?: string
}

/** Components that are looked for together. */
export interface Group {
  name: string
  /** What one comes to do with them. */
  about: string
  cards: readonly Card[]
}

const cards = (...folders: (string | Card)[]): Card[] =>
  folders.map((folder) =>
    typeof folder === 'string'
      ? {
          name: folder
            .replaceAll(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())
            .replace('Textarea', 'TextArea'),
          folder,
        }
      : folder,
  )

/** Every component by what it is for; a test finds whatever has a page and is not here. */
export const groups: readonly Group[] = [
  {
    name: 'Actions',
    about: 'Do something.',
    cards: cards('button', 'icon-button', 'segmented-control', 'toolbar', 'menu', 'link'),
  },
  {
    name: 'Input',
    about: 'Ask for something.',
    cards: cards(
      'text-field',
      'textarea',
      'search-field',
      'number-field',
      'password-field',
      'select',
      'combo-box',
      'tree-picker',
      'checkbox',
      'switch',
      'radio-group',
      'date-field',
      'date-time-field',
      'date-range-field',
      'time-field',
      'file-drop',
      'json-editor',
      'form',
    ),
  },
  {
    name: 'Navigation',
    about: 'Go somewhere, and know where one is.',
    cards: cards('app-bar', 'drawer', 'page-header', 'breadcrumb', 'tabs', 'stepper'),
  },
  {
    name: 'Feedback',
    about: 'Say what happened, what is under way, what is asked.',
    cards: cards(
      'banner',
      'toast',
      'confirm-dialog',
      'error-panel',
      'empty-state',
      'loading-view',
      'progress',
      'skeleton',
      'tooltip',
      'popover',
      'badge',
      'tag',
    ),
  },
  {
    name: 'Data',
    about: 'Show many things of one kind.',
    cards: cards(
      'grid',
      { name: 'FilterBar', folder: 'grid', story: 'Default filter-bar' },
      { name: 'ColumnsMenu', folder: 'grid', story: 'Columns filter-bar' },
      'tree',
      'tree-grid',
      'selection-bar',
      'table',
      'description-list',
      'stat-tile',
      'chart',
      'timeline',
      'diff',
      'document-viewer',
      'matrix',
    ),
  },
  {
    name: 'Layout',
    about: 'Give things their place.',
    cards: cards(
      'card',
      'panel',
      'dialog',
      'disclosure',
      'stack',
      'divider',
      'heading',
      'text',
      'code-block',
      'kbd',
      'icon',
    ),
  },
]

/** Where the review leaves the picture of a card, beside the built Storybook's pages. */
export const pictureOf = ({ name }: Card, theme: 'light' | 'dark'): string => `pictures/${name}-${theme}.png`
