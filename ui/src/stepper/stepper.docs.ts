import type { ComponentDocs } from '../../../.storybook/docs/component-docs.ts'
import type { StepperProps } from './stepper.tsx'

export const docs: ComponentDocs<StepperProps> = {
  name: 'stepper',
  since: '0.1.0',
  anatomy: {
    story: 'Default',
    height: 110,
    parts: [
      { name: 'List', find: '.ronde-story ol', what: 'Named, in order.' },
      {
        name: 'Mark',
        find: '.ronde-story li [aria-hidden]',
        what: 'A number, a tick when done, a sign when something is wrong.',
      },
      { name: 'Current step', find: '.ronde-story [aria-current=step]', what: 'Where people are.' },
      { name: 'Way back', find: '.ronde-story li button', what: 'To a step that is done.' },
    ],
  },
  states: [
    { name: 'In the middle', prop: 'current', story: 'Default' },
    { name: 'Only shown', what: 'No way back.', story: 'OnlyShown' },
    { name: 'With an error', prop: 'steps', story: 'WithError' },
    { name: 'Done', prop: 'current', story: 'Done' },
    { name: 'Narrow', what: 'One step under the other.', story: 'Narrow', height: 240 },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the next step that can be gone back to.', story: 'Default' },
    { keys: 'Enter', does: 'Goes back to it.', story: 'Default' },
  ],
  speech: [
    {
      when: 'The reader comes to a step',
      says: '“Import, list, 4 items, Fichier : terminé, button”',
      story: 'Default',
    },
    { when: 'The reader comes to the current one', says: '“Contrôle, current step”', story: 'Default' },
  ],
  changelog: [{ version: '0.1.0', date: '2026-11-22', what: 'First version.' }],
}
