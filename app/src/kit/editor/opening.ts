import { sendsKeys } from '../../config/config.ts'
import type { EditorContext } from './context.ts'
import type { Opened } from './editing.ts'
import type { Editor, Look } from './editor.ts'
import type { FieldKind } from './fields.ts'
import { newKey } from '../../base/new-key.ts'
import { ownNames } from './values.ts'

/** The question by which the saved record is read again: the editor's own, else the screen's, if that is of the same service. */
const lookOf = (editor: Editor, context: EditorContext, look: Look | null): Look | null =>
  editor.look ? editor.look(context) : look?.endpoint.service === editor.endpoint.service ? look : null

const namesOf = ({ fields }: Editor, kind: FieldKind): string[] =>
  fields.flatMap((field) => (field.kind === kind ? [field.name] : []))

/** One more opening of an editor. */
export const openingOf = (place: string, editor: Editor, context: EditorContext, look: Look | null): Opened => ({
  id: newKey(),
  place,
  login: context.login,
  base: context.row,
  look: lookOf(editor, context, look),
  secrets: namesOf(editor, 'password'),
  unique: namesOf(editor, 'ref'),
  own: ownNames(editor),
  isKeyed: editor.endpoint.verb === 'POST' && sendsKeys(context.config),
})
