import type { ShopWords } from './de.ts'

/** What the shop says to buyers in its mails and on its papers, in English. */
export const en: ShopWords = {
  hello: 'Hello,',
  regards: 'Kind regards',
  size: (size) => `size ${size}`,
  goods: 'Goods',
  shipping: 'Shipping',
  sum: 'Total',
  vat: (rate) => `including ${rate}% VAT`,
  each: 'each',
  laender: { DE: 'Germany', AT: 'Austria', CH: 'Switzerland', FR: 'France' },
  lieferung: {
    versand: 'by post to the address that you have given',
    abholung: 'collection',
    mail: 'by e-mail, as a PDF to print or to show on your telephone',
  },
  zahlung: {
    vorkasse: 'by transfer in advance',
    online: 'online, for example by card or from a bank account',
    rechnung: 'on invoice',
    abholung: 'when you collect it',
  },
  noWithdrawal: {
    termin: 'ticket for a date',
    verderblich: 'spoils quickly',
    hygiene: 'sealed; no withdrawal once the seal is broken',
    nach_mass: 'made to your specifications',
  },
}
