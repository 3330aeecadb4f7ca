/** Where a page that came out of the browser's store says that it is shown. */
export const aufrufPfad = '/api/aufruf'

/** Name of the mark (`Server-Timing`) that such a page brings along. */
export const aheadMark = 'ahead'
