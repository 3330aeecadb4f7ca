/** Where copies of public notices are checked and their log lies; no editor moves these addresses. */
export const bekanntmachungspfade = {
  pruefen: '/de/bekanntmachungen/pruefen/',
  verzeichnis: '/de/bekanntmachungen.csv',
  pdf: (nummer: number) => `/de/bekanntmachungen/${nummer}.pdf`,
  wortlaut: (nummer: number) => `/de/bekanntmachungen/${nummer}.txt`,
  benachrichtigung: '/de/bekanntmachungen/benachrichtigung/',
} as const
