'use client'
import { useAllFormFields } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { todayInBerlin } from '../../../platform/time/berlin.ts'
import { type Scheduled, scheduled } from '../termine/serie.ts'

/** The event as it stands in the form; null until it has a day. */
export function useWrittenEvent(): { event: Scheduled | null; heute: string } {
  const [fields] = useAllFormFields()
  const values: object = reduceFieldsToValues(fields, true)
  const { success, data } = scheduled.safeParse(values)
  const isDated = success && data.datum_von !== ''
  return { event: isDated ? data : null, heute: todayInBerlin() }
}
