/** Who may see a page or ask a call; anything but `oeffentlich` never enters a store (T20). */
export const zugaenge = ['oeffentlich', 'intranet', 'rat'] as const
/** Who may see a page or ask a call. */
export type Zugang = (typeof zugaenge)[number]

/** Headers that carry the token of a session to the content API (spec 6). */
export const sessionHeaders = {
  intranet: 'authorization',
  rat: 'ratsinfo-authorization',
} as const satisfies Record<Exclude<Zugang, 'oeffentlich'>, string>
