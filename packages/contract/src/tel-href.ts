/** Where the number ends: another one, a note in brackets, or a word between two of them. */
const afterNumber = /\s+(?:oder|or|und|and)\s|[,;]|\s\/\s*(?=[0+])|\((?!\s*0[\d\s]*\))/

/**
 * Address of a telephone number in Germany, as people write it: `030 23125-100`, `+49 (0)30 23125-100`
 * and `0049 30 23125-100` are `tel:+493023125100`. Of several the first is dialled.
 */
export function telHref(telefon: string): string {
  const [first = ''] = telefon.split(afterNumber)
  const written = first.trim().replace(/^00/, '+')
  const abroad = written.startsWith('+') ? written.replace(/\(\s*0\s*\)/, '') : written
  const digits = abroad.replace(/(?!^\+)\D/g, '')
  return `tel:${digits.startsWith('0') ? `+49${digits.slice(1)}` : digits}`
}
