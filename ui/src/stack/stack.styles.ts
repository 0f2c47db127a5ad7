import { styled } from 'styled-components'

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--stack-gap);
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
