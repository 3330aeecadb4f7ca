'use client'
import { useFormFields } from '@payloadcms/ui'
import { dayAt } from '../../../platform/time/berlin.ts'
import { noticeProblem } from '../sitzungsdienst/frist.ts'
import { useUsualMeetings } from './use-usual-meetings.ts'

const dayOf = (moment: unknown) =>
  typeof moment === 'string' && !Number.isNaN(Date.parse(moment)) ? dayAt(moment) : ''

/** Says while a meeting is prepared that it comes too soon to be called in time; it stops nobody. */
export function NoticePeriod() {
  const day = useFormFields(([fields]) => dayOf(fields.beginn?.value))
  const usual = useUsualMeetings()?.body
  const isOver = usual === null || usual === undefined || day < usual.heute
  const problem = isOver ? null : noticeProblem(usual.heute, day, usual.frist)
  return (
    <div role="status" className="field-type">
      {problem !== null && (
        <p style={{ marginBottom: '1.5rem' }}>
          <strong>Kurze Ladungsfrist.</strong> {problem}
        </p>
      )}
    </div>
  )
}
