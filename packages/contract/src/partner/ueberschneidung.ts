import type { Tagestyp } from '../entities/oeffnungszeiten.ts'

type Span = { tagestyp: Tagestyp; beginn: string; ende: string }

const workdays: readonly Tagestyp[] = ['MONTAG', 'DIENSTAG', 'MITTWOCH', 'DONNERSTAG', 'FREITAG']

const daysOf = (tag: Tagestyp) => (tag === 'ARBEITSTAG_MO_FR' ? workdays : [tag])

/** An end at 00:00 is that of the day. */
const endOf = ({ ende }: Span) => (ende === '00:00' ? '24:00' : ende)

const overlap = (one: Span, other: Span) =>
  one.beginn < endOf(other) &&
  other.beginn < endOf(one) &&
  daysOf(one.tagestyp).some((day) => daysOf(other.tagestyp).includes(day))

/** The first span that overlaps one before it; none where every day is in order. */
export function findClash<One extends Span>(spans: readonly One[]): One | undefined {
  return spans.find((one, at) => spans.slice(0, at).some((other) => overlap(one, other)))
}
