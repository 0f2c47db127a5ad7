import type { Density } from '@ronde/ui/theme'

export type { Density } from '@ronde/ui/theme'

export const densities: readonly Density[] = ['compact', 'default', 'comfortable']

export const isDensity = (name: unknown): name is Density => densities.some((density) => density === name)
