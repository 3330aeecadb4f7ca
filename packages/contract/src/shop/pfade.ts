import type { Sprache } from '../primitives.ts'

type Pfade = {
  /** The list of articles (spec 2.2). */
  liste: string
  warenkorb: string
  kasse: string
  pruefen: string
  /** An order behind its link. */
  bestellung: (zugang: string) => string
  /** Where the provider of online payments leads back to. */
  bezahlung: string
  widerruf: string
  agb: string
  widerrufsbelehrung: string
}

/** Where the shop is. What is somebody's own stands at addresses that no editor moves (T21). */
export const shopPfade: Readonly<Record<Sprache, Pfade>> = {
  de: {
    liste: '/de/shop/',
    warenkorb: '/de/shop/warenkorb/',
    kasse: '/de/shop/kasse/',
    pruefen: '/de/shop/kasse/pruefen/',
    bestellung: (zugang) => `/de/shop/bestellung/${zugang}/`,
    bezahlung: '/de/shop/bezahlung/',
    widerruf: '/de/shop/widerruf/',
    agb: '/de/shop/agb/',
    widerrufsbelehrung: '/de/shop/widerrufsbelehrung/',
  },
  en: {
    liste: '/en/shop/',
    warenkorb: '/en/shop/cart/',
    kasse: '/en/shop/checkout/',
    pruefen: '/en/shop/checkout/review/',
    bestellung: (zugang) => `/en/shop/order/${zugang}/`,
    bezahlung: '/en/shop/payment/',
    widerruf: '/en/shop/withdrawal/',
    agb: '/en/shop/terms/',
    widerrufsbelehrung: '/en/shop/right-of-withdrawal/',
  },
}

/** Where the provider of online payments says that something has happened to one. */
export const zahlungMeldePfad = '/api/zahlungen/mollie'

/** Addresses that are one visitor's own: no store ever sees what is shown there (T20). */
export const eigeneShopseite =
  /^\/(de\/shop\/(warenkorb|kasse|bestellung|bezahlung|widerruf)|en\/shop\/(cart|checkout|order|payment|withdrawal))(\/|$)/
