/** Address of a telephone number in Germany: `030 23125-100` → `tel:+493023125100`. */
export function telHref(telefon: string): string {
  const digits = telefon.replace(/[^\d+]/g, '')
  return `tel:${digits.startsWith('0') ? `+49${digits.slice(1)}` : digits}`
}
