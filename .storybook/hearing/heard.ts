/** What is said of a story once it has been played, and what was said meanwhile. */
export interface Heard {
  /** What a screen reader says as its reader goes through the page, phrase by phrase, in French and in English. */
  fr: readonly string[]
  en: readonly string[]
  /** What was announced by itself while the story was played, in the story's own language. */
  live: readonly string[]
}

/** Type of the report by which a story tells what was heard of it. */
export const heardReport = 'heard'

/** Stories of the library's components, by their ids; those of screens say what their components say. */
export const isHeard = (storyId: string): boolean => storyId.startsWith('components-')

/** Tells the story to speak a language, in place: what is open stays open. */
export const speakEvent = 'ronde:speak'
