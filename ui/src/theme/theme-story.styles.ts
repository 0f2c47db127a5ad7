import { styled } from 'styled-components'

export const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
  gap: var(--ui-space-3);
  padding: 0;
  list-style: none;
`

export const Swatch = styled.li`
  overflow: hidden;
  border: 1px solid var(--ui-color-border);
  border-radius: var(--ui-radius-8);
  background: var(--ui-color-surface);
  font-size: var(--ui-font-12);

  &::before {
    content: '';
    display: block;
    block-size: 48px;
    background: var(--swatch);
  }
  > div {
    padding: var(--ui-space-2);
  }
`

export const Sample = styled.p`
  padding: var(--ui-space-2) var(--ui-space-3);
  border-radius: var(--ui-radius-4);
  background: var(--sample-ground);
  color: var(--sample-front);
`

export const Samples = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr));
  gap: var(--ui-space-2);
`

export const Lines = styled.dl`
  display: grid;
  grid-template-columns: max-content 1fr;
  gap: var(--ui-space-2) var(--ui-space-6);
  align-items: center;
  margin: 0;

  > dt {
    color: var(--ui-color-text-muted);
    font-size: var(--ui-font-12);
  }
  > dd {
    margin: 0;
  }
`

export const TypeSample = styled.span`
  font-size: var(--type-size);
`

export const Length = styled.span`
  display: block;
  inline-size: var(--length);
  block-size: 12px;
  background: var(--ui-color-primary);
`
