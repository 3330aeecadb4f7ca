import { randomBytes } from 'node:crypto'

const consonants = 'bcdfghjklmnpqrstvwxz'

/**
 * A password that nobody guesses, without a digit or a sign that may stand for a letter: with those
 * of a UUID the product looks at a hundred readings of it, which takes a tenth of a second.
 */
export const randomPassword = (): string =>
  Array.from(randomBytes(20), (byte) => consonants[byte % consonants.length]).join('')
