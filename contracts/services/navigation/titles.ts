export { buttons } from './buttons.ts'
export { views } from './views.ts'
