export { DocumentViewer } from './document-viewer.tsx'
export type { DocumentViewerProps } from './document-viewer.tsx'
