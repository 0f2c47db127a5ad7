/** A named part. */
export interface Part {
  name: string
  /** CSS selector of it in the story's page once the story has been played; a test sees it there. */
  find: string
  what: string
}

/** A look or a mode it can be in. */
export interface State<Props> {
  name: string
  what?: string
  /** The prop that makes it so; without one it comes by itself. */
  prop?: Extract<keyof Props, string>
  /** The story that shows it. */
  story: string
  /** Of its frame in px, where the story needs one. @default what the story says */
  height?: number
}

/** One line of the keyboard table. */
export interface KeyRow {
  /** Names of `KeyboardEvent.key`, joined by `+`; alternatives by ` / `. `Letters` and `Text` stand for typing. */
  keys: string
  does: string
  /** Where it holds, such as `menu` or `header`. */
  where?: string
  /** The story that presses it: its export, after its file's name where another file of the folder has one of the same name. */
  story: string
}

/** One thing a screen reader says, from role, name and state. */
export interface SpeechRow {
  when: string
  says: string
  /** The story that holds role, name or state fast. */
  story?: string
}

export interface Change {
  version: string
  date: string
  what: string
}

/** What a component's page knows as data. `Props` are the component's own, so that no prop is named that it has not. */
export interface ComponentDocs<Props = Record<string, unknown>> {
  /** Its folder in `ui/src`. */
  name: string
  /** The version it came with. */
  since: string
  anatomy: {
    /** A story that ends with every part in sight. */
    story: string
    /** Of its frame, in px. @default 200 */
    height?: number
    parts: readonly Part[]
  }
  states: readonly State<Props>[]
  /** Empty for what takes no focus. */
  keyboard: readonly KeyRow[]
  speech: readonly SpeechRow[]
  /** Newest first. */
  changelog: readonly Change[]
}
