import { bekanntmachungspfade } from '../page/bekanntmachungspfade.ts'

/** Where mails about council and public notices are asked for and ended; no editor moves these addresses (T21). */
export const aboPfade = {
  neu: '/de/gemeinderat/benachrichtigung/',
  /** Where mails about public notices are asked for. */
  bekanntmachungen: bekanntmachungspfade.benachrichtigung,
  /** What an address gets, behind the link that stands in each of its mails. */
  eigene: (zugang: string) => `/de/benachrichtigungen/${zugang}/`,
  /** Where a mail program ends all of it by itself (RFC 8058). */
  ende: (zugang: string) => `/api/benachrichtigungen/${zugang}/ende`,
} as const

/** Addresses that are one person's own: no store ever sees what is shown there (T20). */
export const eigeneAboseite =
  /^\/de\/((gemeinderat|bekanntmachungen)\/benachrichtigung|benachrichtigungen)(\/|$)/

/** Where a mail program sends its word to. */
export const aboEndePfad = /^\/api\/benachrichtigungen\/(?<zugang>[\w-]{22})\/ende$/
