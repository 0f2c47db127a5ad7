export { Stepper } from './stepper.tsx'
export type { StepItem, StepperProps } from './stepper.tsx'
