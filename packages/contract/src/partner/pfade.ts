/** Where a partner keeps their own entry, behind the link of a letter; no editor moves these addresses (T21). */
export const partnerPfade = {
  de: (zugang: string) => `/de/eintrag-pflegen/${zugang}/`,
  en: (zugang: string) => `/en/keep-your-entry/${zugang}/`,
} as const

/** Addresses of it: what is shown there is one partner's own, and no store sees it (T20). */
export const partnerSeite = /^\/(de\/eintrag-pflegen|en\/keep-your-entry)(\/|$)/
