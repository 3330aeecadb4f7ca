/** Handling and shipping in cents, with VAT (spec 9); who comes to fetch it pays none. */
export const versandkosten = { inland: 300, ausland: 400 } as const
