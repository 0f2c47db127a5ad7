import { styled } from 'styled-components'

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;

  > * {
    min-inline-size: 0;
  }

  &[data-direction='row'] {
    flex-direction: row;
  }
  &[data-wrapping] {
    flex-wrap: wrap;
  }

  &[data-gap='1'] {
    gap: var(--ui-space-1);
  }
  &[data-gap='2'] {
    gap: var(--ui-space-2);
  }
  &[data-gap='3'] {
    gap: var(--ui-space-3);
  }
  &[data-gap='4'] {
    gap: var(--ui-space-4);
  }
  &[data-gap='5'] {
    gap: var(--ui-space-5);
  }
  &[data-gap='6'] {
    gap: var(--ui-space-6);
  }
  &[data-gap='7'] {
    gap: var(--ui-space-7);
  }
  &[data-gap='8'] {
    gap: var(--ui-space-8);
  }

  &[data-align='start'] {
    align-items: flex-start;
  }
  &[data-align='center'] {
    align-items: center;
  }
  &[data-align='end'] {
    align-items: flex-end;
  }
  &[data-align='baseline'] {
    align-items: baseline;
  }

  &[data-justify='center'] {
    justify-content: center;
  }
  &[data-justify='end'] {
    justify-content: flex-end;
  }
  &[data-justify='between'] {
    justify-content: space-between;
  }
`
