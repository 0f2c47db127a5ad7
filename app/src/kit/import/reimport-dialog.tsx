import { Words } from '../../locales/words.tsx'
import { ReimportContent, type ReimportProps } from './reimport-content.tsx'

/** Makes a file that can be imported again, once its words are there. */
export const ReimportDialog = (props: ReimportProps) => (
  <Words of="./kit/import">
    <ReimportContent {...props} />
  </Words>
)
