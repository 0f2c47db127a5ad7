import { Button } from '@ronde/ui/button'
import { styled } from 'styled-components'

/** No wider than its container, such as a cell. */
export const DocumentButton = styled(Button)`
  max-inline-size: 100%;
  vertical-align: middle;

  svg {
    flex: none;
  }
`

/** Truncated where its container has one line; where lines wrap, it is whole. */
export const DocumentName = styled.span`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  overflow-wrap: anywhere;
`
