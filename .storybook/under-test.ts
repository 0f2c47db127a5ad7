/** Where the review of the built Storybook keeps what it hears; its being there says that a review is under way. */
export const reviewName = 'rondeReview'

/** Whether the stories are run as tests by Vitest, which serves them in its own page. */
export const isInVitest = (): boolean => '__vitest_browser__' in globalThis

/** Whether whatever can be checked is to be checked. */
export const isUnderTest = (): boolean => isInVitest() || reviewName in globalThis
