import createPurifier from 'dompurify'
import type { Config, DOMPurify } from 'dompurify'

const config: Config = {
  ALLOWED_TAGS: ['b', 'i', 'em', 'strong', 'u', 'br', 'p', 'ul', 'ol', 'li', 'span', 'a'],
  ALLOWED_ATTR: ['href', 'rel'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // Allows relative addresses, http, https and mailto: no address that runs a script.
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
}

let purifier: DOMPurify | undefined

/** An own instance, so that its hook affects no other user of DOMPurify; made when first needed, since it needs a browser. */
function purify(): DOMPurify {
  if (purifier) return purifier
  purifier = createPurifier(window)
  purifier.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName === 'A') node.setAttribute('rel', 'noopener')
    else node.removeAttribute('rel')
  })
  return purifier
}

/** HTML of which only plain text marks and safe links are left; trusted by browsers that ask (Trusted Types). */
export const sanitise = (html: string) => purify().sanitize(html, { ...config, RETURN_TRUSTED_TYPE: true })
