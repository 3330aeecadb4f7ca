import { type Occurrence, occurrencesOf } from './occurrences.ts'
import { scheduled } from './serie.ts'

function expanded(event: unknown, heute: string): Occurrence[] {
  const known = scheduled.safeParse(event)
  if (!known.success) return []
  try {
    return occurrencesOf(known.data, heute)
  } catch (error) {
    if (error instanceof RangeError) return []
    throw error
  }
}

/** The day an event begins, whatever else is known of it. */
function firstOf(event: { datum_von?: string | null }, heute: string): Occurrence {
  const day = event.datum_von?.slice(0, 10) ?? heute
  return {
    regeltag: day,
    regelzeit: null,
    datum_von: day,
    datum_bis: day,
    zeit_von: null,
    zeit_bis: null,
    status: 'geplant',
    ort: null,
  }
}

/**
 * The occurrences of an event that may be half written: `all` is empty where its series makes no
 * sense yet, `first` then stands for them. `heute` is a day in Europe/Berlin.
 */
export function occurrencesOfDraft(
  event: { datum_von?: string | null },
  heute: string,
): { first: Occurrence; all: Occurrence[] } {
  return { first: firstOf(event, heute), all: expanded(event, heute) }
}
