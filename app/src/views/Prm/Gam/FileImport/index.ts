import { raise } from '../../../../kit/actions/action.ts'
import { pageScreen } from '../../../../kit/screens/page-screen.ts'
import { own } from '../../../../kit/actions/parts.ts'
import { FilesOntoPages } from './files-onto-pages.tsx'
import { pageFiles } from './page-files.ts'

export default pageScreen({
  keys: ['idGammeVersion'],
  parts: [own(FilesOntoPages)],
  actions: {
    LancerImport: raise(pageFiles.launched, {
      blocked: (_, { home }) => (home?.isCurrent === false ? 'blocked.oldVersion' : null),
    }),
  },
})
