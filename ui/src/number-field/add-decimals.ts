/** How many decimals a number is written with. */
function decimalsOf(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e')
  return Math.max(0, (digits.split('.')[1] ?? '').length - Number(exponent))
}

/** A sum with no more decimals than what is added has: 0.1 + 0.2 is 0.3, and not what the computer makes of it. */
export function addDecimals(one: number, other: number): number {
  const sum = one + other
  const decimals = Math.max(decimalsOf(one), decimalsOf(other))
  // More cannot be asked for; so small a number does not drift far.
  return decimals > 100 ? sum : Number(sum.toFixed(decimals))
}
