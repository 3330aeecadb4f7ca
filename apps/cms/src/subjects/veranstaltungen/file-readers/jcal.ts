import ICAL from 'ical.js'
import { z } from 'zod'
import { UnreadableFileError } from './entry.ts'

const property = z
  .tuple([z.string(), z.record(z.string(), z.unknown()), z.string()])
  .rest(z.unknown())
const component = z.tuple([z.string(), z.array(property), z.array(z.unknown())])
const calendar = z.tuple([z.string(), z.unknown(), z.array(component).min(1)])

/** A value of a property with its time zone. */
export type Value = { text: string; tzid: string | null }

/** A VEVENT of a file: where it begins, and its properties by name; null where it is unreadable. */
export type VEvent = { zeile: number; properties: z.output<typeof property>[] | null }

function eventIn(text: string): VEvent['properties'] {
  try {
    const read: unknown = ICAL.parse(`BEGIN:VCALENDAR\n${text}\nEND:VCALENDAR`)
    return calendar.parse(read)[2][0]?.[1] ?? null
  } catch (error) {
    // The parser says what it dislikes in several kinds of errors, none of them ours.
    if (error instanceof Error) return null
    throw error
  }
}

/** The events of a calendar, each read on its own: one that is broken leaves the others alone. */
export function eventsOf(text: string): VEvent[] {
  const lines = text.split('\n')
  if (!lines.some((line) => /^BEGIN:VCALENDAR\s*$/i.test(line)))
    throw new UnreadableFileError('Die Datei ist kein Kalender: „BEGIN:VCALENDAR“ fehlt.')
  const starts = lines.flatMap((line, index) => (/^BEGIN:VEVENT\s*$/i.test(line) ? [index] : []))
  return starts.map((start, index) => {
    const own = lines.slice(start, starts[index + 1] ?? lines.length)
    const end = own.findIndex((line) => /^END:VEVENT\s*$/i.test(line))
    const properties = end < 0 ? null : eventIn(own.slice(0, end + 1).join('\n'))
    return { zeile: start + 1, properties }
  })
}

/** The values of a property, in all its lines. */
export function valuesOf(event: NonNullable<VEvent['properties']>, name: string): Value[] {
  return event
    .filter(([own]) => own === name)
    .flatMap(([, { tzid }, , ...values]) =>
      values
        .filter((value) => typeof value === 'string')
        .map((text) => ({ text, tzid: typeof tzid === 'string' ? tzid : null })),
    )
}

/** The first value of a property that is an object, such as a rule. */
export function objectOf(event: NonNullable<VEvent['properties']>, name: string): unknown {
  return event.find(([own]) => own === name)?.[3]
}

/** The first text of a property; empty where it is missing. */
export function textOf(event: NonNullable<VEvent['properties']>, name: string): string {
  return valuesOf(event, name)[0]?.text.trim() ?? ''
}
