declare module 'virtual:props-of-types' {
  /** As `PropsByType` of `props-of-types.ts`; an ambient module cannot import it. */
  export const propsByType: Readonly<
    Record<
      string,
      readonly {
        name: string
        type: string
        isRequired: boolean
        default?: string
        what: string
        options?: (string | number)[]
      }[]
    >
  >
}
