import type { Konto } from '../einstellungen/index.ts'

/** Least and most that a transfer may be, in cents (EPC069-12, AT-04). */
const [least, most] = [1, 99_999_999_999]

/** Characters that the guidelines leave for names and purposes. */
const longest = { name: 70, purpose: 140 }

/** A text without what would begin another line. */
const oneLine = (text: string, length: number) => text.replaceAll(/\s+/g, ' ').slice(0, length)

/**
 * What a code for a SEPA transfer says (EPC069-12, version 002, UTF-8); null for an amount that
 * cannot be transferred.
 */
export function girocodeOf(konto: Konto, cent: number, zweck: string): string | null {
  if (cent < least || cent > most) return null
  const amount = `EUR${Math.floor(cent / 100)}.${String(cent % 100).padStart(2, '0')}`
  return [
    'BCD',
    '002',
    '1',
    'SCT',
    konto.bic ?? '',
    oneLine(konto.inhaber, longest.name),
    konto.iban,
    amount,
    '',
    '',
    oneLine(zweck, longest.purpose),
  ].join('\n')
}
