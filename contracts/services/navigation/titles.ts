export { buttons } from './buttons.ts'
export { type ViewName, views } from './views.ts'
