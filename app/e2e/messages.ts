import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MessageId } from '../src/locales/messages.ts'

const source = join(import.meta.dirname, '../src')

const read = (locale: 'fr' | 'en'): Readonly<Record<MessageId, string>> =>
  Object.assign(
    {},
    ...globSync([`locales/${locale}.json`, `{locales,views,kit,shell}/**/messages.${locale}.json`], {
      cwd: source,
    }).map((file) => JSON.parse(readFileSync(join(source, file), 'utf8')) as object),
  ) as Readonly<Record<MessageId, string>>

/** All texts of the console in both languages: the common ones and the views' own. */
export const messages = { fr: read('fr'), en: read('en') }
