import { styled } from 'styled-components'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-space-1);
  /* A container has no width of its own: where the element around it takes that of its content, it would have none. */
  inline-size: 100%;
  min-inline-size: 0;
  container-type: inline-size;
`

export const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--ui-space-2) var(--ui-space-4);
  min-block-size: var(--ui-control-height);

  [data-level='2'] > & {
    min-block-size: var(--ui-control-height-small);
  }
  @container (max-width: 36rem) {
    flex-wrap: wrap;
  }
`

/** Gives way before the buttons do, but not below a word or two. */
export const Start = styled.div`
  display: flex;
  flex: 0 4 auto;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ui-space-1) var(--ui-space-3);
  min-inline-size: min(100%, 14rem);
`

export const Title = styled.h1`
  min-inline-size: 0;
  border-radius: var(--ui-radius-4);
  font-size: var(--ui-font-20);
  font-weight: var(--ui-weight-strong);
  letter-spacing: -0.01em;
  line-height: 1.3;
  outline: none;
  overflow-wrap: anywhere;
  text-wrap: balance;

  [data-level='2'] & {
    font-size: var(--ui-font-16);
    letter-spacing: normal;
  }
`

export const Count = styled.span`
  color: var(--ui-color-secondary-text);
  font-size: var(--ui-font-14);
  font-weight: var(--ui-weight-regular);
  letter-spacing: normal;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`

export const States = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ui-space-1) var(--ui-space-2);
`

export const End = styled.div`
  display: flex;
  flex: 1 1 auto;
  align-items: center;
  justify-content: flex-end;
  gap: var(--ui-space-2);
  min-inline-size: 0;

  @container (max-width: 36rem) {
    flex-basis: 100%;
    > [data-align] {
      justify-content: flex-start;
    }
  }
`

export const Description = styled.div`
  max-inline-size: 80ch;
  color: var(--ui-color-text-muted);
  overflow-wrap: anywhere;
`
