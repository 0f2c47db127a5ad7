import { styled } from 'styled-components'

export const Root = styled.div`
  min-inline-size: 0;
  padding: var(--ui-space-1) var(--ui-space-2) var(--ui-space-1) var(--ui-space-3);
  border: 1px solid color-mix(in srgb, var(--ui-color-primary-text) 26%, transparent);
  border-radius: var(--ui-radius-8);
  background: var(--ui-color-selected);
  color: var(--ui-color-text);
  container-type: inline-size;

  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`

export const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--ui-space-2) var(--ui-space-4);
  min-block-size: var(--ui-control-height-small);

  /* The button that clears it stays in the corner. */
  > button {
    margin-inline-start: auto;
  }
  > button:not(:hover) {
    color: var(--ui-color-text);
  }

  @container (max-width: 36rem) {
    flex-wrap: wrap;
    > [data-texts] {
      flex: 1 1 0;
    }
    > [data-align] {
      flex-basis: 100%;
      order: 1;
    }
  }
`

export const Texts = styled.div`
  display: flex;
  flex: 0 1 auto;
  flex-wrap: wrap;
  gap: 0 var(--ui-space-2);
  min-inline-size: 0;
  font-size: var(--ui-font-13);
`

export const Counted = styled.span`
  font-weight: var(--ui-weight-strong);
  font-variant-numeric: tabular-nums;
`

export const Hidden = styled.span`
  color: var(--ui-color-text-muted);
  font-variant-numeric: tabular-nums;
`

export const Sight = styled.div`
  display: flex;
  flex: none;
  gap: var(--ui-space-1);
`

export const Running = styled.div`
  display: flex;
  flex: 1 1 16rem;
  align-items: center;
  gap: var(--ui-space-3);
  min-inline-size: 0;
  font-size: var(--ui-font-13);
  font-variant-numeric: tabular-nums;

  > span {
    flex: none;
    max-inline-size: 60%;
    overflow-wrap: anywhere;
  }
  > [role='progressbar'] {
    flex: 1;
    min-inline-size: 3rem;
    max-inline-size: 20rem;
  }

  @container (max-width: 36rem) {
    flex-basis: 100%;
  }
`
