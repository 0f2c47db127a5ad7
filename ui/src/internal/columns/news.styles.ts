import { styled } from 'styled-components'
import { unseen } from '../unseen.styles.ts'

/** Heard, not seen. */
export const Heard = styled.div`
  ${unseen}
`
