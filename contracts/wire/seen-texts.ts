// Characters that change the text direction or have no width: with them, different texts could look alike. The joiner of composed emojis is one.
const unseen = '\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff'

/** A text in one line with visible characters only. */
export const oneLine = new RegExp(`^[^\\p{Control}${unseen}]*$`, 'u')

/** A text in several lines: tabs and line ends are allowed, other control and invisible characters are not. */
export const manyLines = new RegExp(`^(?:[\\t\\r\\n]|[^\\p{Control}${unseen}])*$`, 'u')

/** An address of e-mail, or nothing: one @, something before it, and after it a name of parts with dots. Linear in its length. */
export const mailSigns = /^(?:[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+)?$/

/** A login: printable ASCII only, so that no two logins look alike. */
export const loginSigns = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/
