'use client'
import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { dayAt } from '../../../platform/time/berlin.ts'
import { noticeProblem, noticeStart } from '../sitzungsdienst/frist.ts'
import { useInvitation } from './use-invitation.ts'
import { useUsualMeetings } from './use-usual-meetings.ts'

const dayOf = (moment: unknown) =>
  typeof moment === 'string' && !Number.isNaN(Date.parse(moment)) ? dayAt(moment) : ''

/**
 * Says while a meeting is prepared that it comes too soon to be called in time, counted from the day
 * of its first invitation or else from today; it stops nobody.
 */
export function NoticePeriod() {
  const day = useFormFields(([fields]) => dayOf(fields.beginn?.value))
  const usual = useUsualMeetings()?.body
  const { id } = useDocumentInfo()
  const sent = useInvitation(id === undefined ? undefined : String(id))?.body?.bisher
  const isOver = usual === null || usual === undefined || day < usual.heute
  const problem = isOver
    ? null
    : noticeProblem(noticeStart(sent ?? [], usual.heute), day, usual.frist)
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
