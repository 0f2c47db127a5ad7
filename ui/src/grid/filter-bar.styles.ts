import { styled } from 'styled-components'
import { unseen } from '../internal/unseen.styles.ts'

/** One line, as long as the filters that are set have room in it: the grid under it does not move. Else they have their own line. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ui-space-2);
  min-inline-size: 0;
  container-type: inline-size;

  /* On a phone a drawing says it: the search needs the room. */
  @container (inline-size < 40rem) {
    > button:has(> [data-size] + [data-text]) > [data-text] {
      ${unseen}
    }
  }
`

export const Line = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: var(--ui-space-2);
  min-inline-size: 0;

  /* However many filters there are, the text of the search is seen. */
  @container (inline-size >= 40rem) {
    > :first-child {
      min-inline-size: 10rem;
    }
  }
  /* All filters in one dialog: on a phone instead of the buttons, elsewhere beside those that do not fit. */
  > [data-all] {
    display: none;
    flex: none;
  }
  &:is([data-more-start], [data-more-end]) > [data-all] {
    display: inline-flex;
  }
  > [data-or] {
    flex: none;
  }
  /* The cut-off end fades, so that it does not pass for the real one. */
  &[data-more-end] > [data-strip] {
    mask-image: linear-gradient(to right, #000 calc(100% - 2.5rem), transparent);
  }
  &[data-more-start]:not([data-more-end]) > [data-strip] {
    mask-image: linear-gradient(to left, #000 calc(100% - 2.5rem), transparent);
  }
  /* What stands at the end of the bar goes under the search before that is too narrow to read. */
  @container (inline-size < 40rem) {
    flex-basis: 12rem;

    > [data-strip],
    > [data-or],
    > [data-clear] {
      display: none;
    }
    > [data-all] {
      display: inline-flex;
    }
  }
`

/** The buttons of the filters; the rest is scrolled to, by the wheel, a finger or the focus. */
export const Strip = styled.div`
  display: flex;
  flex: 0 1 auto;
  align-items: center;
  gap: var(--ui-space-2);
  min-inline-size: 0;
  /* Room for the frame of the focus. */
  margin: -4px;
  padding: 4px;
  overflow-x: auto;
  /* What has the focus does not stand in the end that fades. */
  scroll-padding-inline: 2.5rem;
  scrollbar-width: none;

  > * {
    flex: none;
    max-inline-size: 18rem;
  }
`

/** The filters that are set, each to be taken away: where the strip does not show them all. */
export const SetFilters = styled.div`
  display: none;
  flex: 1 0 100%;
  flex-wrap: wrap;
  gap: var(--ui-space-2);
  min-inline-size: 0;

  [data-set-hidden] ~ & {
    display: flex;
  }
  @container (inline-size < 40rem) {
    display: flex;
  }
  > * {
    max-inline-size: 100%;
  }
`

/** A filter that is set, and the button that takes it away. */
export const SetFilter = styled.span`
  display: flex;
  align-items: center;
  gap: var(--ui-space-1);
  min-inline-size: 0;
`

/** A further group of filters. On a phone the dialog has them. */
export const Group = styled.div`
  display: flex;
  flex: 1 0 100%;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ui-space-2);
  min-inline-size: 0;

  > span {
    color: var(--ui-color-text-muted);
    font-weight: var(--ui-weight-strong);
  }
  @container (inline-size < 40rem) {
    display: none;
  }
`

/** Holds its room while there is nothing to clear. */
export const Clear = styled.span`
  flex: none;
  &[data-idle] {
    visibility: hidden;
  }
`
