export { convert } from './convert.ts'
export type { ConversionKind } from './convert.ts'
export { isRequiredBy, validate } from './validate.ts'
export type { Rule, RuleContext, RuleFunction, RuleMessage, Rules, ValidateOptions } from './validate.ts'
