export { TextArea } from './textarea.tsx'
export type { TextAreaProps } from './textarea.tsx'
