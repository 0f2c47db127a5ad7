import type { AnyEndpoint } from '../place/row.ts'

const modules = import.meta.glob<Record<string, unknown>>('../../../../contracts/services/*/*/endpoints.ts', {
  eager: true,
})

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'operation' in value && 'example' in value

/** Every operation under contract. */
export const allEndpoints: readonly AnyEndpoint[] = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .flatMap((service) => (typeof service === 'object' && service !== null ? Object.values(service) : []))
  .filter(isEndpoint)
