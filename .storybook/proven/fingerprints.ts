/** By the path of a story file or page from the project's root: a digest of it and of all that it leads to. */
export type Fingerprints = Record<string, string>

/** Files that hold stories or a page. */
export const entriesFile = /\.(stories\.tsx|mdx)$/

/** Where a built Storybook has the fingerprints of its entries. */
export const fingerprintsFile = 'fingerprints.json'
