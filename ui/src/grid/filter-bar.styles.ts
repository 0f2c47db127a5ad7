import { styled } from 'styled-components'
import { unseen } from '../internal/rows/rows.styles.ts'

/** One line, whatever is set: the grid under it never moves. */
export const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: var(--ui-space-2);
  min-inline-size: 0;
  container-type: inline-size;

  /* On a phone a drawing says it: the search needs the room. */
  @container (inline-size < 40rem) {
    > button:has(> svg + [data-text]) > [data-text] { ${unseen} }
  }
`

export const Line = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: var(--ui-space-2);
  min-inline-size: 0;

  /* All filters in one dialog: on a phone instead of the buttons, elsewhere beside those that do not fit. */
  > [data-all] { display: none; flex: none; }
  &:is([data-more-start], [data-more-end]) > [data-all] { display: inline-flex; }
  /* What is cut off fades, so that nobody takes it for the end. */
  &[data-more-end] > [data-strip] { mask-image: linear-gradient(to right, #000 calc(100% - 2.5rem), transparent); }
  &[data-more-start]:not([data-more-end]) > [data-strip] { mask-image: linear-gradient(to left, #000 calc(100% - 2.5rem), transparent); }
  @container (inline-size < 40rem) {
    > [data-strip], > [data-clear] { display: none; }
    > [data-all] { display: inline-flex; }
  }
`

/** The buttons of the filters; what does not fit is scrolled to, by the wheel, a finger or the focus. */
export const Strip = styled.div`
  display: flex;
  flex: 0 1 auto;
  align-items: center;
  gap: var(--ui-space-2);
  min-inline-size: 0;
  /* Room for the frame of the focus. */
  margin: -3px;
  padding: 3px;
  overflow-x: auto;
  scrollbar-width: none;

  > * { flex: none; max-inline-size: 18rem; }
`

/** Holds its room while there is nothing to clear. */
export const Clear = styled.span`
  flex: none;
  &[data-idle] { visibility: hidden; }
`

export const Choices = styled.div`
  display: grid;
  gap: var(--ui-space-1);

  > [data-choice] { display: flex; align-items: start; justify-content: space-between; gap: var(--ui-space-4); }
`

export const Count = styled.span`
  padding-block: 3px;
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-12);
  font-variant-numeric: tabular-nums;
`

export const Said = styled.div`
  display: flex;
  align-items: center;
  gap: var(--ui-space-2);
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-13);

  &:empty { display: none; }
`

export const Ends = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(130px, 1fr));
  gap: var(--ui-space-3);
`

/** The filters in the dialog, one under the other; the one that is open shows its fields. */
export const Sheet = styled.ul`
  display: grid;
  gap: var(--ui-space-2);
  margin: 0;
  padding: 0;
  list-style: none;

  > li { display: grid; gap: var(--ui-space-3); }
  > li > button { max-inline-size: none; justify-content: space-between; }
  > li > [data-editor] { display: grid; gap: var(--ui-space-3); padding: 0 var(--ui-space-3) var(--ui-space-3); }
`
