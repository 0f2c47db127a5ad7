const characters: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text, safe between tags and in attributes. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => characters[character] ?? '')
