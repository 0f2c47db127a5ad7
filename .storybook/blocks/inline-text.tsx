/** A sentence whose `backticks` are code. */
export function InlineText({ text }: { text: string }) {
  return <>{text.split('`').map((part, at) => (at % 2 === 1 ? <code key={`${at} ${part}`}>{part}</code> : part))}</>
}
