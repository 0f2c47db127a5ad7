import { CircleQuestionMark, CircleX, Info, Pencil, TriangleAlert } from 'lucide-react'
import type { IconDrawing, IconSource } from '../icon/index.ts'

/** How a question is asked. */
export type ConfirmPreset = 'confirm' | 'warning' | 'error' | 'info' | 'input'

export interface ConfirmOptions {
  /** Gives title, icon and colour; `input` also a text field and its own buttons. @default 'confirm' */
  preset?: ConfirmPreset
  /** The question, naming the thing, such as « Supprimer la gamme G-12 ? ». */
  title?: string
  /** The consequence, as text; lines break at `\n` and `<br>`. */
  message?: string
  /** Drawing beside the title. */
  icon?: IconSource
  /** Colour of the icon: a colour of the theme by name, or any CSS colour. */
  color?: string
  /** Width of the dialog, in px. @default 550 */
  width?: number
  /** Text of the button that agrees: the action as a verb. @default the message `confirm.true`: “Oui”, in English “Yes” */
  buttonTrueText?: string
  /** Text of the button that refuses; an empty one leaves the button out. @default the message `confirm.false`: “Non”, in English “No” */
  buttonFalseText?: string
  /** Colour of the button that agrees: a colour of the theme by name (`primary`, `error`, `grey` …) or `#rrggbb`. @default 'primary' */
  buttonTrueColor?: string
  /** Colour of the button that refuses: a colour of the theme by name, or `#rrggbb`. @default 'grey' */
  buttonFalseColor?: string
  /** Shows a text field; its text comes with the answer. */
  showTextField?: boolean
  /** The text that the field starts with. */
  textValue?: string
  /** Gives the message shown at the text field when its text cannot be accepted, and keeps the question open; null when it can. */
  validateText?: (value: string) => string | null
  /** `danger` for an action that cannot be undone: a red button, and the focus on the other one, as with the preset `warning`. */
  tone?: 'danger'
}

/** The answer where a text was asked for. */
export interface ConfirmInput {
  /** True when people agreed. */
  validate: boolean
  /** The typed text. */
  value: string
}

export type ConfirmAnswer = boolean | ConfirmInput

/** The options that make the answer a `ConfirmInput`. */
export type ConfirmInputOptions = ConfirmOptions & ({ showTextField: true } | { preset: 'input' })

interface PresetLook {
  icon: IconDrawing
  color: string
}

export const presetLooks: Record<ConfirmPreset, PresetLook> = {
  confirm: { icon: CircleQuestionMark, color: 'info' },
  warning: { icon: TriangleAlert, color: 'warning' },
  error: { icon: CircleX, color: 'error' },
  info: { icon: Info, color: 'info' },
  input: { icon: Pencil, color: 'primary' },
}

export const asksForText = ({ preset, showTextField }: ConfirmOptions): boolean => showTextField ?? preset === 'input'
