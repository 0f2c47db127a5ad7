import { useState } from 'react'

/** Code with a button that copies it. */
export function CopiedCode({ code }: { code: string }) {
  const [copied, setCopied] = useState<string>()
  const copy = async () => {
    await navigator.clipboard.writeText(code)
    setCopied(code)
  }
  return (
    <div className="ronde-code">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is in reach of the keyboard */}
      <pre tabIndex={0}>
        <code>{code}</code>
      </pre>
      <button type="button" onClick={() => void copy()}>
        Copy
      </button>
      <span role="status">{copied === code ? 'Copied' : ''}</span>
    </div>
  )
}
