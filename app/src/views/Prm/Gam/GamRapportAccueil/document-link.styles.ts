import { Button } from '@ronde/ui/button'
import { styled } from 'styled-components'

/** No wider than what it stands in, such as a cell. */
export const DocumentButton = styled(Button)`
  max-inline-size: 100%;
  vertical-align: middle;

  svg {
    flex: none;
  }
`

/** Cut where its line is: on several lines, it is whole. */
export const DocumentName = styled.span`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  overflow-wrap: anywhere;
`
