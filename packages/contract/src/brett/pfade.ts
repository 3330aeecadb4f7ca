/** Where notices are answered and kept by their writers; no editor moves these addresses (T21). */
export const brettPfade = {
  /** Where somebody asks for the link to their own notices. */
  eigeneSeiten: '/de/schwarzes-brett/eigene/',
  /** Notices of an address, behind the link that stands in each of its mails. */
  eigene: (zugang: string) => `/de/schwarzes-brett/eigene/${zugang}/`,
  /** Where somebody writes to whoever has put up a notice. */
  schreiben: (id: number) => `/de/schwarzes-brett/schreiben/${id}/`,
} as const

/** Addresses that are one person's own: no store ever sees what is shown there (T20). */
export const eigeneBrettseite = /^\/de\/schwarzes-brett\/(eigene|schreiben)(\/|$)/
