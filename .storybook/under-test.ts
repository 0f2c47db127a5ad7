/** Where the review of the built Storybook keeps what it hears; its being there says that a review is under way. */
export const reviewName = 'rondeReview'

/** Whether whatever can be checked is to be checked. */
export const isUnderTest = (): boolean => reviewName in globalThis
