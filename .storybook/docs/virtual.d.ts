declare module 'virtual:props-of-types' {
  export const propsByType: import('./props-of-types.ts').PropsByType
}
