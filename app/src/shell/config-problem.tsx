import type { ConfigProblem } from '../config/config.ts'
import { chooseLocale, textIn } from '../locales/intl.ts'

/** Shown instead of the console when `config.json` is wrong: which key, and why. It must not need the configuration. */
export function ConfigProblemPage({ problem: { key: name, reason } }: { problem: ConfigProblem }) {
  const text = textIn(chooseLocale({ own: null, configured: null, browser: navigator.languages }))
  return (
    <main style={{ margin: '15vh auto', maxWidth: 560, padding: 16, fontFamily: 'system-ui, sans-serif', lineHeight: 1.5 }}>
      <h1>{text('config.title')}</h1>
      <p>{text(`config.${reason}`, { key: name })}</p>
      {name && (
        <p>
          <code>{name}</code>
        </p>
      )}
    </main>
  )
}
