import { styled } from 'styled-components'

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ui-space-2);
  min-inline-size: 0;
`

export const SearchBox = styled.span`
  display: inline-flex;
  flex: 1 1 200px;
  max-inline-size: 320px;
  align-items: center;
  gap: var(--ui-space-2);
  min-inline-size: 0;
  min-block-size: var(--ui-control-height);
  padding-inline: var(--ui-space-3) var(--ui-space-2);
  border: 1px solid var(--ui-color-border-control);
  border-radius: var(--ui-radius-4);
  background: var(--ui-color-surface);
  color: var(--ui-color-text-muted);

  &:focus-within { border-color: var(--ui-color-focus); outline: 1px solid var(--ui-color-focus); }
  @media (forced-colors: active) { &:focus-within { outline: 2px solid Highlight; } }
`

export const SearchInput = styled.input`
  flex: 1;
  align-self: stretch;
  min-inline-size: 0;
  padding: 0;
  border: 0;
  background: none;
  color: var(--ui-color-text);
  font-size: var(--ui-font-13);
  outline: none;

  &::placeholder { color: var(--ui-color-text-muted); opacity: 1; }
`

export const Choices = styled.ul`
  display: grid;
  gap: var(--ui-space-1);
  margin: 0;
  padding: 0;
  list-style: none;

  > li { display: flex; align-items: start; justify-content: space-between; gap: var(--ui-space-4); }
`

export const Count = styled.span`
  padding-block: 3px;
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-12);
  font-variant-numeric: tabular-nums;
`

export const Ends = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(130px, 1fr));
  gap: var(--ui-space-3);
`
