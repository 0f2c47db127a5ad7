import { styled } from 'styled-components'

export const Choices = styled.div`
  display: grid;
  gap: var(--ui-space-1);

  > [data-choice] {
    display: flex;
    align-items: start;
    justify-content: space-between;
    gap: var(--ui-space-4);
  }
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

  &:empty {
    display: none;
  }
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

  > li {
    display: grid;
    gap: var(--ui-space-3);
  }
  > li > h3 {
    margin: var(--ui-space-3) 0 0;
    font-size: var(--ui-font-13);
  }
  > li > button {
    max-inline-size: none;
    justify-content: space-between;
  }
  > li > [data-editor] {
    display: grid;
    gap: var(--ui-space-3);
    padding: 0 var(--ui-space-3) var(--ui-space-3);
  }
`
