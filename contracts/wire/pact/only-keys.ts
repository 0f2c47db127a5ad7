import { MatchersV3 as pact } from '@pact-foundation/pact'

/**
 * An object whose keys all match this pattern. Required fields are not checked then, only the form of those present:
 * another interaction checks them.
 */
export const onlyKeys = (fields: object, form: string): object =>
  pact.eachKeyMatches({ ...fields }, pact.regex(form, Object.keys(fields)[0] ?? ''))

/** Keys of records about people: more fields are allowed, but none named like a password, its hash or a token. */
export const ofPeople = '^(id|dt|lb|is|nb|ref|has|must|type)[A-Z][A-Za-z]*$|^(login|mail|defaultRoute)$'
