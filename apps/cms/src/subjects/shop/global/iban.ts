/** Digits of an IBAN as a number to be divided: letters count from A = 10. */
function asNumber(iban: string): string {
  const rearranged = iban.slice(4) + iban.slice(0, 4)
  return rearranged.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
}

/** An IBAN without the blanks that people write. */
export const compactIban = (iban: string) => iban.replaceAll(/\s/g, '').toUpperCase()

/** True for an IBAN whose check digits are right (ISO 13616). */
export function isIban(value: string): boolean {
  const iban = compactIban(value)
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false
  return BigInt(asNumber(iban)) % 97n === 1n
}

/** An IBAN in groups of four, as it stands on paper. */
export const spacedIban = (iban: string) => compactIban(iban).replaceAll(/(.{4})(?=.)/g, '$1 ')
