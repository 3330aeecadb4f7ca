import { bekanntmachungspfade } from '../page/bekanntmachungspfade.ts'

/** Where mails are asked for and ended; no editor moves these addresses (T21). */
export const aboPfade = {
  neu: '/de/gemeinderat/benachrichtigung/',
  /** Where mails about public notices are asked for. */
  bekanntmachungen: bekanntmachungspfade.benachrichtigung,
  /** Where reminders of collections are asked for; a page of the town leads there. */
  erinnern: { de: '/de/abfall-erinnerung/', en: '/en/waste-reminder/' },
  /** What an address gets, behind the link that stands in each of its mails. */
  eigene: (zugang: string) => `/de/benachrichtigungen/${zugang}/`,
  /** Where a mail program ends all of it by itself (RFC 8058). */
  ende: (zugang: string) => `/api/benachrichtigungen/${zugang}/ende`,
} as const

/** Addresses that are one person's own: no store ever sees what is shown there (T20). */
export const eigeneAboseite =
  /^\/(de\/((gemeinderat|bekanntmachungen)\/benachrichtigung|abfall-erinnerung|benachrichtigungen)|en\/waste-reminder)(\/|$)/

/** Where a mail program sends its word to. */
export const aboEndePfad = /^\/api\/benachrichtigungen\/(?<zugang>[\w-]{22})\/ende$/

/** Where a script of ours asks for push messages, ends them, and says that a device has moved. */
export const pushPfade = {
  bestellen: '/api/mitteilungen',
  ende: '/api/mitteilungen/ende',
  wechsel: '/api/mitteilungen/wechsel',
} as const
