import type { Land, Lieferart, Zahlungsart } from '@kurstadt/contract/shop'

/** What the shop says to buyers in its mails and on its papers, in German. */
export const de = {
  hello: 'Guten Tag,',
  regards: 'Freundliche Grüße',
  size: (size: string) => `Größe ${size}`,
  goods: 'Waren',
  shipping: 'Versand',
  sum: 'Summe',
  vat: (rate: number) => `darin ${rate} % Mehrwertsteuer`,
  each: 'je Stück',
  laender: {
    DE: 'Deutschland',
    AT: 'Österreich',
    CH: 'Schweiz',
    FR: 'Frankreich',
  } satisfies Record<Land, string>,
  lieferung: {
    versand: 'Versand mit der Post an die Anschrift, die Sie angegeben haben',
    abholung: 'Abholung',
    mail: 'per E-Mail, als PDF zum Ausdrucken oder für das Telefon',
  } satisfies Record<Lieferart, string>,
  zahlung: {
    vorkasse: 'Vorkasse durch Überweisung',
    online: 'online, zum Beispiel mit Karte oder vom Bankkonto',
    rechnung: 'auf Rechnung',
    abholung: 'bei der Abholung',
  } satisfies Record<Zahlungsart, string>,
  noWithdrawal: {
    termin: 'Eintrittskarte für einen Termin',
    verderblich: 'verdirbt schnell',
    hygiene: 'versiegelt; kein Widerruf, sobald das Siegel gebrochen ist',
    nach_mass: 'wird nach Ihren Angaben angefertigt',
  },
}

/** What the shop says to buyers. */
export type ShopWords = typeof de
