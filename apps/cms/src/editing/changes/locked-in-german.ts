import type { AfterErrorHook } from 'payload'

const words =
  'Jemand anderes bearbeitet diesen Eintrag gerade. Bitte warten Sie, bis er wieder frei ist, oder öffnen Sie ihn und wählen Sie „Übernehmen“.'

/** Says in German that somebody else is at a document; Payload says it in English alone. */
export const lockedInGerman: AfterErrorHook = ({ error }) => {
  if (!('status' in error) || error.status !== 423) return
  return { response: { errors: [{ message: words }] }, status: 423 }
}
