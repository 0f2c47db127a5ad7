/** What the last run said of a story. */
export interface StoryResult {
  id: string
  /** Path of its file, from the project's root. */
  file: string
  name: string
  isPassed: boolean
  /** Undefined when the check did not come to run. */
  isLightPassed?: boolean
  isDarkPassed?: boolean
  /** When it ran, as `Date.toISOString()` writes it. */
  at: string
}

/** The report the accessibility matrix is made from. */
export interface MatrixReport {
  stories: StoryResult[]
}

/** Where it is written, from the project's root; not kept in git. */
export const reportPath = '.storybook/generated/stories.json'
