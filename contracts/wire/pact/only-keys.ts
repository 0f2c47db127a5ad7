import { MatchersV3 as pact } from '@pact-foundation/pact'

/**
 * An object whose keys all have this form. Which fields must be there is not held then, only what those that are there must be like:
 * that is for another interaction to say.
 */
export const onlyKeys = (fields: object, form: string): object =>
  pact.eachKeyMatches({ ...fields }, pact.regex(form, Object.keys(fields)[0] ?? ''))

/** What is said of people: more of the kind is welcome, but nothing called like a password, its hash or a token. */
export const ofPeople = '^(id|dt|lb|is|nb|ref|has|must|type)[A-Z][A-Za-z]*$|^(login|mail|defaultRoute)$'
