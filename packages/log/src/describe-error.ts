import { createHash } from 'node:crypto'
import { type Fehlerbericht, type Fehlerort, fehlerLaenge } from '@kurstadt/contract/fehler'
import { type LoggedError, toLoggedError } from './log-error.ts'
import { readPlaces } from './places.ts'
import { redactMessage } from './redact.ts'

/** What an error is, without anything of whom it happened to. */
export type Described = Pick<
  Fehlerbericht,
  'fehlernummer' | 'wo' | 'art' | 'meldung' | 'stelle' | 'stapel'
>

/** No letters and digits that look or sound alike. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** A reference of eight letters, made of what a group has in common. */
function numberOf(parts: readonly string[]): string {
  const digest = createHash('sha256').update(JSON.stringify(parts)).digest()
  const letters = [...digest.subarray(0, 8)].map((byte) => alphabet[byte % alphabet.length])
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}

/**
 * Where something went wrong, and its words before they are cleaned; `place` where the stack names
 * none that stays the same.
 */
type Told = { wo: Fehlerort; art: string; meldung: string; stack: string; place?: string }

/** The first characters of a text, none of them by half. */
const cut = (text: string, most: number) => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')

/** Makes a report's description of what is told; errors of one kind from one place get one number. */
export function describeTold({ wo, art: kind, meldung: message, stack, place }: Told): Described {
  const art = cut(redactMessage(kind), fehlerLaenge.art) || 'Error'
  const meldung = cut(redactMessage(message, kind), fehlerLaenge.meldung)
  const { stapel, ...places } = readPlaces(stack)
  const stelle = place === undefined ? places.stelle : cut(place, fehlerLaenge.stelle)
  return { fehlernummer: numberOf([wo, art, meldung, stelle]), wo, art, meldung, stelle, stapel }
}

/** The kind with its code: «Error ECONNREFUSED». */
function kindOf({ type, code }: LoggedError): string {
  return code === undefined ? type : `${type} ${code}`
}

function messageOf(error: LoggedError): string {
  return error.cause === undefined
    ? error.message
    : `${error.message}; ${kindOf(error.cause)}: ${messageOf(error.cause)}`
}

/** Describes an error, or a line of a log that stands for one. Never throws. */
export function describeError(wo: Fehlerort, error: unknown, words: string): Described {
  if (!(error instanceof Error)) return describeTold({ wo, art: 'Log', meldung: words, stack: '' })
  const logged = toLoggedError(error)
  return describeTold({ wo, art: logged.type, meldung: messageOf(logged), stack: logged.stack })
}
