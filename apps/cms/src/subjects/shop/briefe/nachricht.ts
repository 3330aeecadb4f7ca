import type { Sprache } from '@kurstadt/contract'
import { shopPfade } from '@kurstadt/contract/shop'
import { env } from '../../../env.ts'
import { dayAt } from '../../../platform/time/berlin.ts'
import { daysLater } from '../../../platform/time/days.ts'
import { referenzOf } from '../bestellen/referenz.ts'
import { zugangOf } from '../bestellung/zugang.ts'
import type { SchrittArt } from '../collections/bestellungen/zustand.ts'
import type { ShopSettings } from '../einstellungen/index.ts'
import { betrag, shopWords, tag } from '../worte/index.ts'
import { abgesagtText, kartenText } from './karten.ts'
import { type Rest, restText } from './rest.ts'
import { absenderText, type Zeile, zeileText } from './zeilen.ts'

/** An order as far as a letter about one of its steps names it. */
export type Told = Rest & {
  nummer: number
  sprache: Sprache
  /** Names the link to its page; null for an order that the office took down when it still could. */
  schluessel: string | null
  /** True when its tickets go with the letter. */
  karten: boolean
  /** What is taken back. */
  zurueck: readonly Zeile[]
}

type Letter = { order: Told; settings: ShopSettings; now: Date; secret: string }

/** What is said: a subject, and paragraphs. */
type Said = { betreff: string; absaetze: string[] }

const de: Partial<Record<SchrittArt, (letter: Letter, referenz: string) => Said | null>> = {
  bezahlt: (_, referenz) => ({
    betreff: `Ihre Zahlung ist da: ${referenz}`,
    absaetze: [`vielen Dank, Ihre Zahlung für die Bestellung ${referenz} ist angekommen.`],
  }),
  bereit: ({ now, settings }, referenz) => ({
    betreff: `Ihre Bestellung ${referenz} liegt bereit`,
    absaetze: [
      `Ihre Bestellung ${referenz} liegt für Sie bereit: ${settings.abholung}`,
      `Wir heben sie bis zum ${tag(daysLater(dayAt(now), settings.tage.abholung), 'de')} auf. Bitte nennen Sie beim Abholen die Nummer ${referenz}.`,
    ],
  }),
  versandt: (_, referenz) => ({
    betreff: `Ihre Bestellung ${referenz} ist unterwegs`,
    absaetze: [`Ihre Bestellung ${referenz} ist heute mit der Post auf den Weg gegangen.`],
  }),
  // Who has fetched something has it in their hands; only tickets still come by mail.
  abgeholt: ({ order }, referenz) =>
    order.karten
      ? {
          betreff: `Ihre Eintrittskarten: ${referenz}`,
          absaetze: [`vielen Dank, Ihre Bestellung ${referenz} ist bezahlt und abgeholt.`],
        }
      : null,
  abgesagt: ({ order }, referenz) => ({
    betreff: `Ihre Karten aus der Bestellung ${referenz}`,
    absaetze: abgesagtText(order, referenz, { sprache: 'de' }),
  }),
  zurueckgegeben: ({ order }, referenz) => ({
    betreff: `Ihre Karten aus der Bestellung ${referenz}`,
    absaetze: abgesagtText(order, referenz, { sprache: 'de', why: 'wanted' }),
  }),
  storniert: ({ order }, referenz) => ({
    betreff: `Ihre Bestellung ${referenz} ist storniert`,
    absaetze: [
      `wir haben Ihre Bestellung ${referenz} storniert. Im Anhang steht die Rechnungskorrektur.`,
      order.bezahlt
        ? `Wir erstatten Ihnen ${betrag(order.cent, 'de')}.`
        : 'Sie brauchen nichts zu bezahlen.',
    ],
  }),
  verfallen: (_, referenz) => ({
    betreff: `Ihre Bestellung ${referenz} ist storniert`,
    absaetze: [
      `für Ihre Bestellung ${referenz} ist bis zum letzten Tag der Frist keine Zahlung angekommen. Wir haben sie deshalb storniert, und die Ware ist wieder frei. Sie brauchen nichts mehr zu bezahlen.`,
      'Haben Sie schon überwiesen? Dann schreiben Sie uns bitte; wir erstatten den Betrag oder finden gemeinsam eine Lösung.',
    ],
  }),
  teilwiderruf: ({ order }, referenz) => ({
    betreff: `Ihr Widerruf zur Bestellung ${referenz}`,
    absaetze: [
      `wir haben Ihren Widerruf zu einem Teil der Bestellung ${referenz} bearbeitet. Im Anhang steht die Rechnungskorrektur über:`,
      order.zurueck.map((one) => zeileText(one, 'de')).join('\n'),
      restText(order, 'de'),
      'Alles andere aus Ihrer Bestellung bleibt, wie es ist.',
    ],
  }),
  widerrufen: ({ order }, referenz) => ({
    betreff: `Ihr Widerruf zur Bestellung ${referenz}`,
    absaetze: [
      `wir haben Ihren Widerruf zur Bestellung ${referenz} bearbeitet. Im Anhang steht die Rechnungskorrektur.`,
      order.bezahlt
        ? `Wir erstatten Ihnen ${betrag(order.cent, 'de')}, spätestens sobald die Ware zurück ist.`
        : 'Sie brauchen nichts zu bezahlen.',
    ],
  }),
  erstattet: ({ order }, referenz) => ({
    betreff: `Erstattung zur Bestellung ${referenz}`,
    absaetze: [
      `wir haben Ihnen ${betrag(order.cent, 'de')} für die Bestellung ${referenz} erstattet. Bis das Geld auf Ihrem Konto ist, kann es einige Tage dauern.`,
    ],
  }),
}

const en: typeof de = {
  bezahlt: (_, referenz) => ({
    betreff: `We have received your payment: ${referenz}`,
    absaetze: [`thank you, your payment for order ${referenz} has arrived.`],
  }),
  bereit: ({ now, settings }, referenz) => ({
    betreff: `Your order ${referenz} is ready`,
    absaetze: [
      `your order ${referenz} is ready for you: ${settings.abholung}`,
      `We keep it until ${tag(daysLater(dayAt(now), settings.tage.abholung), 'en')}. Please name the number ${referenz} when you collect it.`,
    ],
  }),
  versandt: (_, referenz) => ({
    betreff: `Your order ${referenz} is on its way`,
    absaetze: [`your order ${referenz} went into the post today.`],
  }),
  abgeholt: ({ order }, referenz) =>
    order.karten
      ? {
          betreff: `Your tickets: ${referenz}`,
          absaetze: [`thank you, your order ${referenz} is paid for and collected.`],
        }
      : null,
  abgesagt: ({ order }, referenz) => ({
    betreff: `Your tickets from order ${referenz}`,
    absaetze: abgesagtText(order, referenz, { sprache: 'en' }),
  }),
  zurueckgegeben: ({ order }, referenz) => ({
    betreff: `Your tickets from order ${referenz}`,
    absaetze: abgesagtText(order, referenz, { sprache: 'en', why: 'wanted' }),
  }),
  storniert: ({ order }, referenz) => ({
    betreff: `Your order ${referenz} is cancelled`,
    absaetze: [
      `we have cancelled your order ${referenz}. The credit note is attached.`,
      order.bezahlt
        ? `We refund you ${betrag(order.cent, 'en')}.`
        : 'There is nothing for you to pay.',
    ],
  }),
  verfallen: (_, referenz) => ({
    betreff: `Your order ${referenz} is cancelled`,
    absaetze: [
      `no payment for your order ${referenz} arrived by its last day. We have therefore cancelled it, and the goods are on sale again. There is nothing for you to pay any more.`,
      'Have you transferred the amount already? Then please write to us; we will refund it or find another way together.',
    ],
  }),
  teilwiderruf: ({ order }, referenz) => ({
    betreff: `Your withdrawal from order ${referenz}`,
    absaetze: [
      `we have dealt with your withdrawal from a part of order ${referenz}. The credit note is attached, for:`,
      order.zurueck.map((one) => zeileText(one, 'en')).join('\n'),
      restText(order, 'en'),
      'Everything else in your order stays as it is.',
    ],
  }),
  widerrufen: ({ order }, referenz) => ({
    betreff: `Your withdrawal from order ${referenz}`,
    absaetze: [
      `we have dealt with your withdrawal from order ${referenz}. The credit note is attached.`,
      order.bezahlt
        ? `We refund you ${betrag(order.cent, 'en')}, at the latest when the goods are back.`
        : 'There is nothing for you to pay.',
    ],
  }),
  erstattet: ({ order }, referenz) => ({
    betreff: `Refund for order ${referenz}`,
    absaetze: [
      `we have refunded you ${betrag(order.cent, 'en')} for order ${referenz}. It may take some days to reach your account.`,
    ],
  }),
}

const texts: Record<Sprache, typeof de> = { de, en }

const statusWords = {
  de: 'Wie es um Ihre Bestellung steht, sehen Sie hier (der Link ist nur für Sie):',
  en: 'Here you see how your order is getting on (the link is for you alone):',
}

/** The letter about a step of an order; null for steps that are nobody's news. */
export function nachricht(
  akt: SchrittArt,
  letter: Letter,
): { betreff: string; text: string } | null {
  const { order, secret, settings } = letter
  const { nummer, schluessel, sprache } = order
  const said = texts[sprache][akt]?.(letter, referenzOf(nummer))
  if (!said) return null
  const { hello, regards } = shopWords[sprache]
  const link = (key: string) =>
    env.WEBSITE_URL + shopPfade[sprache].bestellung(zugangOf(key, secret))
  const parts = [
    [hello],
    ...said.absaetze.map((absatz) => [absatz]),
    ...(order.karten ? [[kartenText[sprache]]] : []),
    ...(schluessel === null ? [] : [[statusWords[sprache], link(schluessel)]]),
    [regards, ...absenderText(settings.verkaeufer)],
  ]
  return {
    betreff: said.betreff,
    text: `${parts.map((part) => part.join('\n')).join('\n\n')}\n`,
  }
}
