import type { ComponentDocs } from '../../../.storybook/docs/component-docs.ts'
import type { ChartProps } from './chart.tsx'

export const docs: ComponentDocs<ChartProps> = {
  name: 'chart',
  since: '0.1.0',
  anatomy: {
    story: 'Stacked',
    height: 340,
    parts: [
      { name: 'Title', find: '.ronde-story figcaption', what: 'Says what is counted.' },
      { name: 'Table button', find: '.ronde-story button', what: 'The same figures as a table.' },
      { name: 'Picture', find: '[role=application]', what: 'Walked by arrow keys.' },
      {
        name: 'Bar',
        find: '[data-bar]',
        what: 'Plain, in its series’ colour; parts of a stack have a gap between them.',
      },
      { name: 'Value', find: '[data-value]', what: 'On each bar or stack, where the widest has room.' },
      {
        name: 'Name',
        find: '[data-names] li',
        what: 'Beside its part of the last stack; under the picture where there is no room.',
      },
    ],
  },
  states: [
    { name: 'Bars', prop: 'kind', story: 'Bars' },
    { name: 'Table', what: 'For those who would rather read.', story: 'Table' },
    { name: 'Stacked', prop: 'kind', story: 'Stacked' },
    { name: 'Stacked, narrow', what: 'Names stand under the picture.', story: 'NarrowStack' },
    { name: 'Stacked, long names', what: 'Names give way to each other and to the width.', story: 'LongNames' },
    {
      name: 'Patterned',
      what: 'Also in forced colours, and where more contrast is asked for.',
      prop: 'isPatterned',
      story: 'Patterned',
    },
    { name: 'Groups', prop: 'kind', story: 'Groups' },
    { name: 'Histogram', prop: 'kind', story: 'Histogram' },
    { name: 'A span', what: 'Dragged over, or chosen by keys.', prop: 'onRangeSelect', story: 'SpanByKeys' },
    { name: 'Six series', what: 'Each named beside its part.', prop: 'series', story: 'SixSeries' },
    { name: 'Below nothing', story: 'BelowNothing' },
    { name: 'Empty', prop: 'points', story: 'Empty' },
    { name: 'Narrow', what: 'Labels make room for each other, values go.', story: 'Narrow' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Comes to the picture; the next leaves it.', story: 'Bars' },
    { keys: 'ArrowRight / ArrowLeft', does: 'Goes a point on or back, and says it.', story: 'Bars' },
    { keys: 'ArrowUp', does: 'Goes to the next series of the point.', story: 'Stacked' },
    { keys: 'ArrowDown', does: 'Goes to the series before.', story: 'Stacked' },
    { keys: 'Home / End', does: 'Goes to the first or last point.', story: 'Bars' },
    { keys: 'Enter', does: 'Opens what stands behind the bar.', story: 'Stacked' },
    { keys: 'Space', does: 'Opens it as well.', story: 'Stacked' },
    {
      keys: 'Shift+ArrowRight / Shift+ArrowLeft',
      does: 'Where a span can be chosen: draws it.',
      story: 'SpanByKeys',
      where: 'span',
    },
    { keys: 'Enter', does: 'Takes the span.', story: 'SpanByKeys', where: 'span' },
    { keys: 'Escape', does: 'Drops the span.', story: 'SpanByKeys', where: 'span' },
  ],
  speech: [
    {
      when: 'The focus comes to the picture',
      says: '“Prestations par mois, application, Flèches gauche et droite …”',
      story: 'Bars',
    },
    { when: 'The keys move', says: '“Févr., À faire : 8”', story: 'Bars' },
    { when: 'The reader goes on', says: 'The table of all figures', story: 'Table' },
  ],
  changelog: [
    { version: '0.3.0', date: '2026-11-25', what: '`isLoading` is `isPending`.' },
    {
      version: '0.2.0',
      date: '2026-11-23',
      what: 'Every bar has its name; `isPending` while amounts are on their way.',
    },
    { version: '0.1.0', date: '2026-11-20', what: 'First version.' },
  ],
}
