const plain = /^(\d+)(?:[.,](\d{1,2}))?$/
const withThousands = /^(\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?$/

/**
 * Whole cents of an amount as people write it in German: «8», «8,50», «8,-», «1.250,00 €»; null for
 * what is no amount.
 */
export function centsOf(typed: string): number | null {
  const amount = typed
    .trim()
    .replace(/\s*(?:€|eur|euro)$/i, '')
    .replace(/,[-–—]{1,2}$/, '')
  const [, euros, fraction = ''] = withThousands.exec(amount) ?? plain.exec(amount) ?? []
  if (euros === undefined) return null
  return Number(euros.replaceAll('.', '')) * 100 + Number(fraction.padEnd(2, '0'))
}

const format = new Intl.NumberFormat('de-DE', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/** Cents as an amount in euros without the sign: 1250 → «12,50». */
export function euroText(cents: number): string {
  return format.format(cents / 100)
}

const plainFormat = new Intl.NumberFormat('de-DE', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: false,
  // Nothing is neither more nor less, even where a credit note turns it round.
  signDisplay: 'negative',
})

/** Cents as a number that other programmes read, in German: 125090 → «1250,90». */
export function decimalText(cents: number): string {
  return plainFormat.format(cents / 100)
}

/** What is wrong with an amount in cents, in German. */
export function validateCents(
  value: unknown,
  { most, required = false }: { most: number; required?: boolean | undefined },
): string | true {
  if (value === null || value === undefined)
    return required ? 'Bitte geben Sie einen Betrag an.' : true
  if (typeof value !== 'number' || !Number.isInteger(value))
    return 'Bitte einen Betrag in Euro, zum Beispiel 8 oder 8,50.'
  if (value >= 0 && value <= most) return true
  return `Der Betrag liegt zwischen 0 und ${euroText(most)} Euro.`
}
