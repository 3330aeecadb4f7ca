import { dayAt } from '../../../platform/time/berlin.ts'

/** Days that lie between invitation and meeting unless the town says otherwise (§ 34 GemO). */
export const usualNotice = 7

const day = 86_400_000
const plural = (days: number) => (days === 1 ? 'ein Tag' : `${days} Tage`)

/** Days from one calendar day to another. */
const between = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / day)

/**
 * What is wrong with the period between two calendar days (`YYYY-MM-DD`), the day of the invitation
 * and that of the meeting; null where it is long enough. It warns and forbids nothing: urgent
 * meetings may be called at short notice.
 */
export function noticeProblem(
  invited: string,
  meeting: string,
  least: number = usualNotice,
): string | null {
  const days = between(invited, meeting)
  if (Number.isNaN(days) || days >= least) return null
  if (days < 0) return 'Der Tag der Sitzung ist vorbei.'
  const left = days === 0 ? 'Die Sitzung ist noch am selben Tag' : `Es bleiben ${plural(days)}`
  return `${left}, vorgesehen sind mindestens ${plural(least)} zwischen Einladung und Sitzung.`
}

/**
 * The day that the period counts from: that of the first invitation, or `today` where none went out
 * yet. `sent` are the invitations of a meeting, oldest first.
 */
export function noticeStart(sent: readonly { am: string }[], today: string): string {
  const [first] = sent
  return first === undefined ? today : dayAt(first.am)
}
