/** What a source says of one car park; `aktuell` is null when what it said cannot be. */
export type Reading = {
  id: number
  gesamt: number
  aktuell: number | null
  /** Null where the source knows none: then it is told from the value before. */
  trend: number | null
  geandert: Date
}

/** Why a source gave nothing that can be read. */
export class UnreadableError extends Error {
  override name = 'UnreadableError'
}

/** More spaces than any car park has: beyond it a number is a mistake. */
const most = 100_000

/** A trend as a whole number; a fraction of a car is still a direction. */
const wholeTrend = (trend: number) =>
  Number.isFinite(trend) ? Math.sign(trend) * Math.min(Math.ceil(Math.abs(trend)), 1_000) : null

const isCount = (value: number) => Number.isInteger(value) && value >= 0 && value <= most

/** A reading of whatever numbers a source gives: what cannot be counts as not known. */
export function readingOf(given: {
  id: number
  gesamt: number
  aktuell: number
  trend: number | null
  geandert: Date
}): Reading {
  const { gesamt, aktuell, trend } = given
  const isPossible = isCount(gesamt) && gesamt > 0 && isCount(aktuell) && aktuell <= gesamt
  const numbers = isPossible ? { gesamt, aktuell } : { gesamt: 0, aktuell: null }
  return { ...given, ...numbers, trend: trend === null ? null : wholeTrend(trend) }
}

/** JSON of an answer; throws `UnreadableError` for a page, for half an answer, for anything else. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (cause) {
    throw new UnreadableError('The answer is not JSON.', { cause })
  }
}
