import { useUnit } from 'effector-react'
import { today } from '../base/dates.ts'
import { $clock } from './clock.ts'

/** The current day, by the clock of this console. */
export const useToday = (): string => today(new Date(useUnit($clock)().wall))
