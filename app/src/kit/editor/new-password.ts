/** Letters and digits that cannot be confused when read out or copied by hand. */
const signs = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const groups = [4, 4, 4, 4]

/** A number below `below`, each as likely as any other. */
function draw(below: number): number {
  const limit = 256 - (256 % below)
  for (;;) {
    const [byte = limit] = crypto.getRandomValues(new Uint8Array(1))
    if (byte < limit) return byte % below
  }
}

/** A password of 16 random signs (more than 92 bits) in four groups: `k7Rm-2pWx-Hn4q-Zt8c`. */
export const newPassword = (): string =>
  groups.map((length) => Array.from({ length }, () => signs[draw(signs.length)]).join('')).join('-')
