/** The site's own texts. */
import type { Language } from './pages.ts'

const en = {
  documents: 'Documents',
  skip: 'To the text',
  menu: 'Menu',
  readers: 'Readers',
  pages: 'Pages',
  onThisPage: 'On this page',
  next: 'Next',
  previous: 'Previous',
  path: 'Before and after this page',
  otherLanguage: 'Français',
  linkTo: (heading: string) => `Link to “${heading}”`,
  table: 'Table',
  code: 'Code',
  drawing: 'Diagram',
  diagram: 'Diagram; it is there as text, too',
  asText: 'The diagram as text',
  madeOf: 'Made of',
  search: 'Search',
  searchAll: 'Search all documents',
  close: 'Close',
  slash: 'The key / opens the search',
  none: 'Nothing is found. Another word, or fewer letters?',
  // The page replaces `#` by the number.
  one: '# page',
  many: '# pages',
  broken: 'The search cannot be read.',
}

const fr: typeof en = {
  documents: 'Documents',
  skip: 'Aller au texte',
  menu: 'Menu',
  readers: 'Lecteurs',
  pages: 'Pages',
  onThisPage: 'Sur cette page',
  next: 'Suivant',
  previous: 'Précédent',
  path: 'Avant et après cette page',
  otherLanguage: 'English',
  linkTo: (heading) => `Lien vers « ${heading} »`,
  table: 'Tableau',
  code: 'Code',
  drawing: 'Schéma',
  diagram: 'Schéma ; il existe aussi en texte',
  asText: 'Le schéma en texte',
  madeOf: 'Fait de',
  search: 'Rechercher',
  searchAll: 'Rechercher dans tous les documents',
  close: 'Fermer',
  slash: 'La touche / ouvre la recherche',
  none: 'Rien n’est trouvé. Un autre mot, ou moins de lettres ?',
  one: '# page',
  many: '# pages',
  broken: 'La recherche ne peut pas être lue.',
}

export const texts: Record<Language, typeof en> = { en, fr }

/** French names of the audiences; the English ones are the index's titles. */
const readersInFrench: Readonly<Record<string, string>> = {
  Administrators: 'Administrateurs',
  Operators: 'Exploitants',
  Designers: 'Concepteurs',
  Backend: 'Backend',
  Contributors: 'Contributeurs',
}

/** The name of an audience in a language, by its title in the index. */
export const readerName = (title: string, language: Language): string =>
  language === 'fr' ? (readersInFrench[title] ?? title) : title
