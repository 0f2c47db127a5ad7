export { JsonEditor } from './json-editor.tsx'
export type { JsonEditorProps } from './json-editor.tsx'
