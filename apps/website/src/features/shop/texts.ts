import type { Sprache } from '@kurstadt/contract'
import { useSprache } from '../../i18n/index.ts'

const de = {
  tabs: 'Rubriken des Shops',
  others: 'Weiteres',
  empty: 'Zurzeit ist im Shop nichts zu kaufen. Am Schalter der Tourist-Information gibt es mehr.',
  from: 'Größen',
  stock: {
    enough: 'lieferbar',
    few: (count: number) => `noch ${count}`,
    none: 'ausverkauft',
  },
  taxIncluded: 'inkl. MwSt.',
  tax: (rate: number) => `inkl. ${rate} % MwSt.`,
  shipping: 'zzgl. Versand',
  byMail: 'kommt per E-Mail',
  basePrice: (price: string, unit: string) => `${price} je ${unit}`,
  units: { kg: 'Kilogramm', l: 'Liter', m: 'Meter' },
  costs: (inland: string, abroad: string) =>
    `Alle Preise enthalten die Mehrwertsteuer. Verpackung und Versand kosten je Bestellung ${inland}, ins Ausland ${abroad}. Wer in der Tourist-Information abholt, zahlt keinen Versand.`,
  article: {
    delivery: (days: number) =>
      days === 1 ? 'Lieferzeit: 1 Werktag' : `Lieferzeit: ${days} Werktage`,
    atMost: (count: number) => `Höchstens ${count} je Bestellung`,
    documents: 'Dokumente',
    links: 'Mehr dazu',
    event: 'Zur Veranstaltung',
    ticket:
      'Eintrittskarte als PDF: Sie kommt per E-Mail, sobald Ihre Zahlung da ist. Zeigen Sie sie am Einlass ausgedruckt oder auf dem Telefon.',
    freeTicket:
      'Eintrittskarte als PDF: Sie kommt mit der Bestätigung per E-Mail. Zeigen Sie sie am Einlass ausgedruckt oder auf dem Telefon.',
    cancelled: 'Die Veranstaltung ist abgesagt. Karten gibt es nicht mehr.',
    over: 'Die Veranstaltung ist vorbei. Karten gibt es nicht mehr.',
    facts: 'Angaben zum Artikel',
    weight: 'Gewicht mit Verpackung',
    grams: (grams: string) => `${grams} g`,
    since: 'Im Shop seit',
    maker: 'Hersteller',
    safety: 'Warnungen und Sicherheitshinweise',
    withdrawal: 'Widerrufsrecht',
    back: 'Zum Shop',
  },
  widerruf: {
    ja: 'Sie können den Kauf 14 Tage lang ohne Angabe von Gründen widerrufen.',
    termin:
      'Kein Widerrufsrecht: Karten gelten für einen bestimmten Tag (§ 312g Absatz 2 Nummer 9 BGB). Fällt die Veranstaltung aus, erhalten Sie Ihr Geld zurück.',
    verderblich: 'Kein Widerrufsrecht: Die Ware verdirbt schnell (§ 312g Absatz 2 Nummer 2 BGB).',
    hygiene:
      'Widerruf 14 Tage lang, aber nur mit unversehrter Versiegelung (§ 312g Absatz 2 Nummer 3 BGB).',
    nach_mass:
      'Kein Widerrufsrecht: Die Ware wird nach Ihren Wünschen angefertigt (§ 312g Absatz 2 Nummer 1 BGB).',
  },
}

const en: typeof de = {
  tabs: 'Categories of the shop',
  others: 'More',
  empty: 'There is nothing to buy in the shop at the moment. The tourist information has more.',
  from: 'Sizes',
  stock: {
    enough: 'available',
    few: (count) => `${count} left`,
    none: 'sold out',
  },
  taxIncluded: 'incl. VAT',
  tax: (rate) => `incl. ${rate}% VAT`,
  shipping: 'plus shipping',
  byMail: 'comes by e-mail',
  basePrice: (price, unit) => `${price} per ${unit}`,
  units: { kg: 'kilogram', l: 'litre', m: 'metre' },
  costs: (inland, abroad) =>
    `All prices include VAT. Packing and shipping cost ${inland} per order within Germany and ${abroad} abroad. Collecting your order from the tourist information is free.`,
  article: {
    delivery: (days) => (days === 1 ? 'Delivery: 1 working day' : `Delivery: ${days} working days`),
    atMost: (count) => `At most ${count} per order`,
    documents: 'Documents',
    links: 'Read more',
    event: 'To the event',
    ticket:
      'A ticket as a PDF: it comes by e-mail as soon as your payment arrives. Show it at the door, printed or on your telephone.',
    freeTicket:
      'A ticket as a PDF: it comes by e-mail with the confirmation. Show it at the door, printed or on your telephone.',
    cancelled: 'The event is cancelled. There are no tickets any more.',
    over: 'The event is over. There are no tickets any more.',
    facts: 'About this article',
    weight: 'Weight with packing',
    grams: (grams) => `${grams} g`,
    since: 'In the shop since',
    maker: 'Manufacturer',
    safety: 'Warnings and safety information',
    withdrawal: 'Right of withdrawal',
    back: 'To the shop',
  },
  widerruf: {
    ja: 'You may withdraw from the purchase within 14 days without giving reasons.',
    termin:
      'No right of withdrawal: tickets are for a certain day (§ 312g (2) no. 9 BGB). If the event is cancelled, you get your money back.',
    verderblich: 'No right of withdrawal: the goods spoil quickly (§ 312g (2) no. 2 BGB).',
    hygiene:
      'You may withdraw within 14 days, but only while the seal is intact (§ 312g (2) no. 3 BGB).',
    nach_mass: 'No right of withdrawal: the goods are made to your wishes (§ 312g (2) no. 1 BGB).',
  },
}

/** Words of the shop in both languages. */
export const shopTexts: Record<Sprache, typeof de> = { de, en }

/** Words of the shop in the language of the page. */
export const useShopTexts = () => shopTexts[useSprache()]
