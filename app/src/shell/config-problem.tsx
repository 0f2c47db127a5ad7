import type { ConfigProblem } from '../config/config.ts'
import type { Text } from '../locales/intl.ts'

interface ConfigProblemProps {
  problem: ConfigProblem
  text: Text
}

/** Shown instead of the console when `config.json` is wrong: which key, and why. It must not need the configuration. */
export function ConfigProblemPage({ problem: { key: name, reason }, text }: ConfigProblemProps) {
  return (
    <main
      style={{ margin: '15vh auto', maxWidth: 560, padding: 16, fontFamily: 'system-ui, sans-serif', lineHeight: 1.5 }}
    >
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
