import type { Language } from '../messages/messages.ts'
import { type DirectoryAccount, directoryAccounts } from './accounts.ts'
import { type Html, html, type Page } from './page.ts'
import { misbehaviourWords, words } from './words.ts'

const choice = ({ id, name, mail }: DirectoryAccount, lines: readonly string[] = [name, mail]): Html =>
  html`<li>
    <button type="submit" name="account" value="${id}">${lines.map((line) => html`<span>${line}</span>`)}</button>
  </li>`

const isPlain = ({ misbehaviour }: DirectoryAccount) => misbehaviour === null

/** The page on which an account is chosen. `isReset`: the one that follows a forgotten password. */
export function signInPage({ language, isReset }: { language: Language; isReset: boolean }): Page {
  const told = words[language]
  const failing = directoryAccounts.map((account) =>
    account.misbehaviour === null ? html`` : choice(account, [misbehaviourWords[language][account.misbehaviour]]),
  )
  const other =
    language === 'fr'
      ? html`<a href="?lang=en" lang="en" hreflang="en">English</a>`
      : html`<a href="?lang=fr" lang="fr" hreflang="fr">Français</a>`
  const tests = html`<fieldset>
    <legend>${told.failing}</legend>
    <ul>
      ${failing}
    </ul>
  </fieldset>`
  const forgotten = html`<button type="submit" name="way" value="forgotten">${told.forgotten}</button>`
  return {
    language,
    title: isReset ? told.reset : told.signIn,
    body: html`<p>${isReset ? told.aboutReset : told.about}</p>
      <form method="post">
        <fieldset>
          <legend>${told.accounts}</legend>
          <ul>
            ${directoryAccounts.filter(isPlain).map((account) => choice(account))}
          </ul>
        </fieldset>
        <div class="ways">
          ${isReset ? html`` : forgotten}<button type="submit" name="way" value="denied">${told.cancel}</button>
        </div>
        ${isReset ? html`` : tests}
      </form>
      <nav aria-label="${told.language}">${other}</nav>`,
  }
}
