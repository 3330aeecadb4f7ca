/**
 * Path of a file of the council or the intranet below the API's base path: `{id}` is its number as
 * answers name it. Who asks decides whether it is there, as for the answers that name it (spec 6).
 */
export const documentPath = '/dokumente/{id}'

/**
 * Path of the file with all that a member may read of a meeting, below the API's base path: `{id}` is
 * the meeting's number. 202 as long as it is being made (spec 2.6).
 */
export const meetingPapersPath = '/sitzungen/{id}/unterlagen'
