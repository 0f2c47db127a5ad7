// Signs that turn lines round or take no width: two texts that look alike would be two. The joiner of a composed emoji is one of them.
const unseen = '\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff'

/** A text in one line, all of whose signs are seen. */
export const oneLine = new RegExp(`^[^\\p{Control}${unseen}]*$`, 'u')

/** A text in lines: tabs and ends of lines are part of it, other controls and hidden signs are not. */
export const manyLines = new RegExp(`^(?:[\\t\\r\\n]|[^\\p{Control}${unseen}])*$`, 'u')

/** An address of e-mail, or nothing: one @, something before it, and after it a name of parts with dots. Linear in its length. */
export const mailSigns = /^(?:[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+)?$/

/** What somebody signs in as: what every keyboard has, so that no two logins look alike. */
export const loginSigns = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/
