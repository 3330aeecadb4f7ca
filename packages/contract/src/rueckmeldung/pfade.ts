/** Where people say whether a page has helped them; no editor moves these addresses. */
export const rueckmeldungPfade = { de: '/de/rueckmeldung/', en: '/en/feedback/' } as const

/** Addresses of it: what is shown there is of one person, and no store sees it (T20). */
export const rueckmeldungSeite = /^\/(de\/rueckmeldung|en\/feedback)(\/|$)/
