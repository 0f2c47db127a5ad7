/** What the last review said of a story. */
export interface StoryResult {
  id: string
  isPassed: boolean
  /** Undefined when the check did not come to run. */
  isOwnThemePassed?: boolean
  isOtherThemePassed?: boolean
  /** When it ran, as `Date.toISOString()` writes it. */
  at: string
}

/** The report the accessibility matrix is made from. */
export interface MatrixReport {
  stories: StoryResult[]
}

/** Its name, beside the built Storybook's pages; not kept in git. */
export const reportFile = 'accessibility.json'
