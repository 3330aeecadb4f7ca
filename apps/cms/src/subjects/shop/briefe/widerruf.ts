import type { Sprache } from '@kurstadt/contract'
import type { Widerruf } from '@kurstadt/contract/shop'
import { env } from '../../../env.ts'
import type { ShopSettings } from '../einstellungen/index.ts'
import { sekunde, shopWords } from '../worte/index.ts'
import { absenderText } from './zeilen.ts'

/** A declaration of withdrawal as a letter names it. */
export type Declared = {
  id: string
  felder: Widerruf
  sprache: Sprache
  settings: ShopSettings
  now: Date
}

/** Further lines of a text are indented, so that none passes for ours. */
const indented = (text: string) => text.replaceAll('\n', '\n    ')

const frames = {
  de: {
    subject: 'Ihr Widerruf ist eingegangen',
    received: (when: string) =>
      `Ihr Widerruf ist am ${when} bei uns eingegangen. Sie haben erklärt:`,
    declared: 'Hiermit widerrufe ich den Vertrag.',
    which: 'Bestellung',
    name: 'Name',
    scope: 'Umfang',
    whole: 'die ganze Bestellung',
    next: [
      'So geht es weiter: Was Sie schon erhalten haben, senden Sie bitte binnen 14 Tagen an die Anschrift unten zurück, oder Sie bringen es vorbei. Den Kaufpreis erstatten wir binnen 14 Tagen, bei einem Widerruf der ganzen Bestellung auch die Kosten der Lieferung; damit dürfen wir warten, bis die Ware zurück ist oder Sie uns zeigen, dass sie unterwegs ist.',
      'Ist noch nichts unterwegs, brauchen Sie nichts zu tun.',
    ],
    unknown:
      'Sie haben nichts widerrufen? Dann hat jemand Ihre Adresse angegeben. Bitte schreiben Sie uns.',
  },
  en: {
    subject: 'We have received your withdrawal',
    received: (when: string) => `We received your withdrawal on ${when}. You have declared:`,
    declared: 'I hereby withdraw from the contract.',
    which: 'Order',
    name: 'Name',
    scope: 'Extent',
    whole: 'the whole order',
    next: [
      'What happens now: please send back within 14 days what you have received already, to the address below, or bring it by. We refund the price within 14 days, and the costs of delivery too if you withdraw from the whole order; we may wait until the goods are back or you show us that they are on their way.',
      'If nothing is on its way yet, there is nothing for you to do.',
    ],
    unknown:
      'You have not withdrawn from anything? Then somebody has entered your address. Please write to us.',
  },
} satisfies Record<Sprache, object>

/** The receipt of a withdrawal: what was declared, on which day and at what time (§ 356a BGB). */
export function widerrufEingang({ felder, now, settings, sprache }: Declared): {
  betreff: string
  text: string
} {
  const words = frames[sprache]
  const { hello, regards } = shopWords[sprache]
  const { bestellnummer, name, umfang } = felder
  const parts = [
    [hello],
    [words.received(sekunde(now, sprache))],
    [
      `    ${words.declared}`,
      `    ${words.which}: ${bestellnummer}`,
      `    ${words.scope}: ${umfang === null ? words.whole : indented(umfang)}`,
      `    ${words.name}: ${name}`,
    ],
    words.next,
    [words.unknown],
    [regards, ...absenderText(settings.verkaeufer)],
  ]
  return { betreff: words.subject, text: `${parts.map((part) => part.join('\n')).join('\n\n')}\n` }
}

/** Word of a withdrawal to whoever keeps the shop. */
export function widerrufAnDasAmt({ felder, id, now }: Declared): { betreff: string; text: string } {
  const { bestellnummer, email, name, umfang } = felder
  const parts = [
    [`Im Shop ist am ${sekunde(now, 'de')} ein Widerruf eingegangen.`],
    [
      `Bestellung: ${bestellnummer}`,
      `Umfang: ${umfang === null ? 'die ganze Bestellung' : indented(umfang)}`,
      `Von: ${name}, ${email}`,
    ],
    ['Die Bestätigung des Eingangs ist schon unterwegs.'],
    ['Ansehen:', `${env.BACK_OFFICE_URL}/admin/collections/widerrufe/${id}`],
  ]
  const text = parts.map((part) => part.join('\n')).join('\n\n')
  return { betreff: `Widerruf: ${bestellnummer}`, text: `${text}\n` }
}
