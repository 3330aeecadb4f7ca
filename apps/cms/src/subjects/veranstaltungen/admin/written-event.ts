'use client'
import { useAllFormFields } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { todayInBerlin } from '../../../platform/time/berlin.ts'
import { type Holiday, type Scheduled, scheduled } from '../termine/serie.ts'

/** What the form was given by the server: all public holidays that a series may meet. */
export type WithHolidays = { holidays: readonly Holiday[] }

/** The event with every holiday written down, as saving would; its rule does not meet all of them. */
function withHolidays(event: Scheduled, holidays: readonly Holiday[]): Scheduled {
  const { serie } = event
  return serie === null ? event : { ...event, serie: { ...serie, feiertage: [...holidays] } }
}

/** The event as it stands in the form; null until it has a day. */
export function useWrittenEvent({ holidays }: WithHolidays): {
  event: Scheduled | null
  heute: string
} {
  const [fields] = useAllFormFields()
  const values: object = reduceFieldsToValues(fields, true)
  const { success, data } = scheduled.safeParse(values)
  const isDated = success && data.datum_von !== ''
  return { event: isDated ? withHolidays(data, holidays) : null, heute: todayInBerlin() }
}
