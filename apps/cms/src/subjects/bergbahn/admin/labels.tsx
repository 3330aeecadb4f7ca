'use client'
import { useRowLabel } from '@payloadcms/ui'
import { exceptionLabel, runLabel } from '../collections/fahrplaene/rules.ts'

/** A run of a timetable while it is folded. */
export function RunLabel() {
  const { data } = useRowLabel<unknown>()
  return <span>{runLabel(data) || 'Fahrt'}</span>
}

/** An exception of a timetable while it is folded. */
export function ExceptionLabel() {
  const { data } = useRowLabel<unknown>()
  return <span>{exceptionLabel(data) || 'Ausnahme'}</span>
}
