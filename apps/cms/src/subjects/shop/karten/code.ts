import { createHmac, timingSafeEqual } from 'node:crypto'

/** One ticket: which piece of which line of which order. */
export type Stelle = { nummer: number; zeile: number; stueck: number }

/** Letters of Crockford's base 32: none that looks like another, five bits each. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Bits of the number of an order, of a line in it, and of a piece in that: nine letters together. */
const bits = { nummer: 29n, zeile: 6n, stueck: 10n }
const placeLetters = 9
/** Letters of the signature: 80 bits. */
const signLetters = 16
const groupLetters = 5

/** As many letters as a code has, and no others. */
const isOfLetters = new RegExp(`^[${letters}]{${placeLetters + signLetters}}$`)

const lettersOf = (value: bigint, count: number) =>
  Array.from(
    { length: count },
    (_, index) => letters[Number((value >> BigInt(5 * (count - 1 - index))) & 31n)],
  ).join('')

const numberOf = (text: string) =>
  Array.from(text).reduce((value, letter) => value * 32n + BigInt(letters.indexOf(letter)), 0n)

function placeOf({ nummer, stueck, zeile }: Stelle): string {
  const value = (((BigInt(nummer) << bits.zeile) + BigInt(zeile)) << bits.stueck) + BigInt(stueck)
  return lettersOf(value, placeLetters)
}

/**
 * What only this installation can make of a ticket. The id of the order is part of it: orders of
 * another database have other ids under the same numbers.
 */
function signatureOf(
  { nummer, stueck, zeile }: Stelle,
  bestellung: string,
  secret: string,
): string {
  const whole = createHmac('sha256', `eintritt ${secret}`)
    .update(`${bestellung} ${nummer} ${zeile} ${stueck}`)
    .digest()
  return lettersOf(
    whole.subarray(0, 10).reduce((all, byte) => all * 256n + BigInt(byte), 0n),
    signLetters,
  )
}

const grouped = (text: string) =>
  text.match(new RegExp(`.{1,${groupLetters}}`, 'g'))?.join('-') ?? text

/** The code of a ticket, as its paper shows it: five groups of five letters. */
export function codeOf(stelle: Stelle, bestellung: string, secret: string): string {
  return grouped(placeOf(stelle) + signatureOf(stelle, bestellung, secret))
}

/** A code as somebody typed it, in the letters that it has: `o` is a zero, `i` and `l` are ones. */
const tidied = (typed: string) =>
  typed
    .toUpperCase()
    .replaceAll(/[\s\-–.]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')

/** What a code says before anybody knows whether it is right; null for what is no code. */
export type Gelesen = Stelle & { unterschrift: string }

/** Reads a code from a scanner or from a hand; null for what is none. */
export function readCode(typed: string): Gelesen | null {
  const text = tidied(typed)
  const isCode = isOfLetters.test(text)
  if (!isCode) return null
  const place = numberOf(text.slice(0, placeLetters))
  const mask = (size: bigint) => (1n << size) - 1n
  return {
    nummer: Number(place >> (bits.zeile + bits.stueck)),
    zeile: Number((place >> bits.stueck) & mask(bits.zeile)),
    stueck: Number(place & mask(bits.stueck)),
    unterschrift: text.slice(placeLetters),
  }
}

/** True for a code that this installation has made for a ticket of this order. */
export function isSigned(gelesen: Gelesen, bestellung: string, secret: string): boolean {
  const right = Buffer.from(signatureOf(gelesen, bestellung, secret))
  return timingSafeEqual(right, Buffer.from(gelesen.unterschrift))
}
