/** Countries the shop sends to. */
export const laender = ['DE', 'AT', 'CH', 'FR'] as const
/** One of these countries. */
export type Land = (typeof laender)[number]

/** How goods come to whom: by post, fetched from the tourist information, or by mail as papers. */
export const lieferarten = ['versand', 'abholung', 'mail'] as const
/** One of these ways. */
export type Lieferart = (typeof lieferarten)[number]

/**
 * How an order is paid: in advance by transfer, at once at a provider of online payments, after an
 * invoice, or when fetched.
 */
export const zahlungsarten = ['vorkasse', 'online', 'rechnung', 'abholung'] as const
/** One of these ways. */
export type Zahlungsart = (typeof zahlungsarten)[number]

/**
 * States of an order: `wartet` for its payment, `neu` is to be packed, `bereit` lies at the counter;
 * `versandt` (by post or by mail) and `abgeholt` are with whoever ordered, `storniert` and `widerrufen` are off.
 */
export const bestellStaende = [
  'wartet',
  'neu',
  'bereit',
  'versandt',
  'abgeholt',
  'storniert',
  'widerrufen',
] as const
/** One of these states. */
export type BestellStand = (typeof bestellStaende)[number]
