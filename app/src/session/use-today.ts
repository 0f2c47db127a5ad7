import { useUnit } from 'effector-react'
import { today } from '../base/dates.ts'
import { $clock } from './clock.ts'

/** The day it is, as the clock of this console says. */
export const useToday = (): string => today(new Date(useUnit($clock)().wall))
