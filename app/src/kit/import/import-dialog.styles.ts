import { styled } from 'styled-components'

export const ImportRoot = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--ui-space-3);

  & p {
    margin: 0;
  }
`

/** The filters over the difference between a file and what is there. */
export const DifferencesBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--ui-space-2);
`

export const DifferencesRoot = styled.div`
  block-size: min(45vh, 400px);
`
