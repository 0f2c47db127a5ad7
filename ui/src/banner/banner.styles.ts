import { styled } from 'styled-components'

export const Root = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--ui-space-3);
  padding: var(--ui-space-2) var(--ui-space-3);
  border: 1px solid color-mix(in srgb, var(--banner-mark) 32%, transparent);
  border-radius: var(--ui-radius-8);
  background: var(--banner-ground);
  color: var(--ui-color-text);

  > [aria-hidden] {
    flex: none;
    margin-block-start: calc((var(--ui-control-height-small) - 20px) / 2);
    color: var(--banner-mark);
  }

  /* Tones */
  --banner-ground: var(--ui-color-info-bg);
  --banner-mark: var(--ui-color-info);

  &[data-tone='success'] {
    --banner-ground: var(--ui-color-success-bg);
    --banner-mark: var(--ui-color-success);
  }
  &[data-tone='warning'] {
    --banner-ground: var(--ui-color-warning-bg);
    --banner-mark: var(--ui-color-warning);
  }
  &[data-tone='error'] {
    --banner-ground: var(--ui-color-error-bg);
    --banner-mark: var(--ui-color-error);
  }

  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`

export const Content = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ui-space-2) var(--ui-space-4);
  min-inline-size: 0;
`

export const Text = styled.div`
  flex: 1 1 18rem;
  min-inline-size: 0;
  min-block-size: var(--ui-control-height-small);
  padding-block: calc((var(--ui-control-height-small) - 1.45em) / 2);
  overflow-wrap: anywhere;
`

export const Title = styled.p`
  font-weight: var(--ui-weight-strong);
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ui-space-2);
`

export const Close = styled.div`
  flex: none;
  margin-inline-end: calc(-1 * var(--ui-space-1));

  > button:not(:hover) {
    color: var(--ui-color-text);
  }
`
