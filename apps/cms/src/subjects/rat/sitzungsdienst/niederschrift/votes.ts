/** Votes of an item, as a form sends them. */
export type Votes = Partial<Record<'ja' | 'nein' | 'enthaltung' | 'befangen', number | null>>

/** How votes are asked for, in the order of the form. */
export const voteFields = ['ja', 'nein', 'enthaltung', 'befangen'] as const

/** Something that is wrong with a form, and the field at which it is said. */
export type Problem = { path: string; message: string }

/** Votes and members who were biased together; null where nobody has counted. */
export function countOf(votes: Votes): number | null {
  const given = voteFields.flatMap((name) => votes[name] ?? [])
  return given.length === 0 ? null : given.reduce((sum, one) => sum + one, 0)
}

/** What is wrong with the votes of one item; `present` is null where attendance is not known. */
export function votesProblem(votes: Votes, present: number | null): string | null {
  const given = voteFields.flatMap((name) => votes[name] ?? [])
  if (given.some((one) => !Number.isInteger(one) || one < 0))
    return 'Stimmen sind ganze Zahlen ab 0.'
  const count = countOf(votes)
  if (count === null || present === null || count <= present) return null
  return `Ja, Nein, Enthaltungen und Befangene sind zusammen ${count}, anwesend sind mit dem Vorsitz nur ${present}.`
}

type Item = Votes & { ergebnis?: string | null }

/** What the votes of an item say against its result; null where they do not. */
export function resultHint({ ergebnis, ja, nein }: Item): string | null {
  if (typeof ja !== 'number' || typeof nein !== 'number') return null
  const isCarried = ja > nein
  if (isCarried && ergebnis === 'abgelehnt') return 'abgelehnt, aber mehr Ja als Nein'
  const isDecided = ergebnis === 'beschlossen' || ergebnis === 'geaendert'
  // A tie is a refusal (§ 37 GemO).
  return isDecided && !isCarried ? 'beschlossen, aber nicht mehr Ja als Nein' : null
}
