import type { Sprache } from '@kurstadt/contract'
import type { Nachricht } from '../collections/bestellungen/zustand.ts'
import { betrag } from '../worte/index.ts'
import { type Rest, restText } from './rest.ts'
import { type Zeile, zeileText } from './zeilen.ts'

/** What is said of tickets that go with a letter. */
export const kartenText: Readonly<Record<Sprache, string>> = {
  de: 'Ihre Eintrittskarten hängen als PDF an dieser E-Mail. Zeigen Sie sie am Einlass, ausgedruckt oder auf dem Telefon; jede gilt einmal. Sie finden sie auch auf der Seite Ihrer Bestellung.',
  en: 'Your tickets are attached to this e-mail as a PDF. Show them at the door, printed or on your telephone; each is good once. You also find them on the page of your order.',
}

type Cancelled = Rest & { zurueck: readonly Zeile[] }

const words = {
  de: {
    back: (referenz: string) =>
      `die Veranstaltung fällt aus. Wir haben deshalb diese Karten aus Ihrer Bestellung ${referenz} zurückgenommen; sie gelten nicht mehr. Im Anhang steht die Rechnungskorrektur über:`,
    wanted: (referenz: string) =>
      `wie gewünscht haben wir diese Karten aus Ihrer Bestellung ${referenz} zurückgenommen; sie gelten nicht mehr. Im Anhang steht die Rechnungskorrektur über:`,
    refund: (sum: string) => `Wir erstatten Ihnen ${sum}. Sie brauchen dafür nichts zu tun.`,
    free: 'Sie brauchen nichts zu tun.',
  },
  en: {
    back: (referenz: string) =>
      `the event will not take place. We have therefore taken back these tickets of your order ${referenz}; they are not good any more. The credit note is attached, for:`,
    wanted: (referenz: string) =>
      `as you wished, we have taken back these tickets of your order ${referenz}; they are not good any more. The credit note is attached, for:`,
    refund: (sum: string) => `We refund you ${sum}. There is nothing you need to do.`,
    free: 'There is nothing you need to do.',
  },
} satisfies Record<Sprache, object>

/** What is said when tickets are taken back: their event is cancelled, or their holder cannot come. */
export function abgesagtText(
  order: Cancelled,
  referenz: string,
  { sprache, why = 'back' }: { sprache: Sprache; why?: 'back' | 'wanted' },
): string[] {
  const { [why]: back, free, refund } = words[sprache]
  const { bezahlt, cent, zurueck } = order
  const paid = cent === 0 ? free : refund(betrag(cent, sprache))
  return [
    back(referenz),
    zurueck.map((one) => zeileText(one, sprache)).join('\n'),
    bezahlt ? paid : restText(order, sprache),
  ]
}

type Told = {
  was: Nachricht
  /** What they were told before; null for nothing. */
  zuletzt: Nachricht | null
  /** Name of the event, and when it was to be; null where nobody knows. */
  titel: string
  wann: string | null
  /** The day that it was moved to; null while nobody knows. */
  neu: string | null
  referenz: string
  bezahlt: boolean
  /** True for tickets that cost nothing. */
  kostenlos: boolean
  sprache: Sprache
}

const news = {
  de: {
    event: (titel: string, wann: string | null) => `„${titel}“${wann === null ? '' : ` (${wann})`}`,
    absage: {
      subject: (titel: string) => `Abgesagt: ${titel}`,
      said: (event: string, referenz: string) =>
        `leider fällt eine Veranstaltung aus, für die Sie mit der Bestellung ${referenz} Karten haben: ${event}.`,
      paid: 'Den Preis der Karten erstatten wir Ihnen. Sie brauchen dafür nichts zu tun; wir schreiben Ihnen, sobald die Erstattung unterwegs ist.',
      unpaid:
        'Sie haben die Karten noch nicht bezahlt: Bitte bezahlen Sie dafür nichts mehr. Die Rechnungskorrektur schicken wir Ihnen.',
      free: 'Die Karten haben nichts gekostet. Sie brauchen nichts zu tun.',
    },
    doch: {
      subject: (titel: string) => `Findet doch statt: ${titel}`,
      said: (event: string, referenz: string) =>
        `gute Nachricht: ${event} findet doch statt. Ihre Karten aus der Bestellung ${referenz} gelten, und unsere Absage ist hinfällig.`,
      moved: {
        subject: (titel: string) => `Anderer Tag: ${titel}`,
        said: (event: string, referenz: string) =>
          `für eine Veranstaltung, für die Sie mit der Bestellung ${referenz} Karten haben, gilt jetzt dieser Tag: ${event}. Ihre Karten gelten dann; was wir Ihnen zuletzt über den Tag geschrieben haben, ist hinfällig.`,
      },
      paid: 'Den neuesten Stand von Tag und Ort finden Sie auf Ihren Karten, wenn Sie sie auf der Seite Ihrer Bestellung noch einmal öffnen.',
      unpaid:
        'Sobald Ihre Zahlung da ist, schicken wir Ihnen die Karten. Was zu bezahlen ist, steht auf der Seite Ihrer Bestellung.',
    },
    verschoben: {
      subject: (titel: string) => `Verschoben: ${titel}`,
      said: (event: string, referenz: string) =>
        `eine Veranstaltung, für die Sie mit der Bestellung ${referenz} Karten haben, ist verschoben: ${event}.`,
      day: (neu: string) => `Neuer Termin: ${neu}. Ihre Karten gelten auch dann.`,
      open: 'Der neue Termin steht noch nicht fest. Ihre Karten gelten auch dann, und wir schreiben Ihnen, sobald es ihn gibt.',
      paid: 'Können Sie dann nicht kommen? Bitte antworten Sie vor dem neuen Termin auf diese E-Mail: Wir nehmen die Karten zurück und erstatten Ihnen ihren Preis.',
      unpaid:
        'Können Sie dann nicht kommen? Bitte antworten Sie vor dem neuen Termin auf diese E-Mail, und bezahlen Sie nichts: Wir nehmen die Karten zurück.',
      free: 'Können Sie dann nicht kommen? Bitte antworten Sie vor dem neuen Termin auf diese E-Mail: Wir nehmen die Karten zurück.',
    },
  },
  en: {
    event: (titel: string, wann: string | null) => `“${titel}”${wann === null ? '' : ` (${wann})`}`,
    absage: {
      subject: (titel: string) => `Cancelled: ${titel}`,
      said: (event: string, referenz: string) =>
        `unfortunately an event will not take place for which you have tickets with order ${referenz}: ${event}.`,
      paid: 'We refund you the price of the tickets. There is nothing you need to do; we will write to you as soon as the refund is on its way.',
      unpaid:
        'You have not paid for the tickets yet: please do not pay anything for them any more. We will send you the credit note.',
      free: 'The tickets cost nothing. There is nothing you need to do.',
    },
    doch: {
      subject: (titel: string) => `Takes place after all: ${titel}`,
      said: (event: string, referenz: string) =>
        `good news: ${event} takes place after all. Your tickets of order ${referenz} are good, and our cancellation no longer holds.`,
      moved: {
        subject: (titel: string) => `Another day: ${titel}`,
        said: (event: string, referenz: string) =>
          `for an event for which you have tickets with order ${referenz} this day now holds: ${event}. Your tickets are good then; what we wrote to you last about the day no longer holds.`,
      },
      paid: 'You find the latest day and venue on your tickets when you open them once more on the page of your order.',
      unpaid:
        'As soon as your payment arrives we will send you the tickets. The page of your order says what is to be paid.',
    },
    verschoben: {
      subject: (titel: string) => `Postponed: ${titel}`,
      said: (event: string, referenz: string) =>
        `an event for which you have tickets with order ${referenz} is postponed: ${event}.`,
      day: (neu: string) => `New date: ${neu}. Your tickets are good then, too.`,
      open: 'The new date is not known yet. Your tickets are good then, too, and we will write to you as soon as there is one.',
      paid: 'Can you not come then? Please reply to this e-mail before the new date: we will take back the tickets and refund you their price.',
      unpaid:
        'Can you not come then? Please reply to this e-mail before the new date, and do not pay anything: we will take back the tickets.',
      free: 'Can you not come then? Please reply to this e-mail before the new date: we will take back the tickets.',
    },
  },
} satisfies Record<Sprache, object>

/** What a cancellation means for the money of a holder, or what a concert after all means for tickets. */
function moneyOf({ bezahlt, kostenlos, sprache, was }: Told): string {
  const { [was]: said } = news[sprache]
  if (kostenlos && 'free' in said) return said.free
  return bezahlt ? said.paid : said.unpaid
}

/** The day that it was moved to, for an event that was; nothing for others. */
function dayOf({ neu, sprache, was }: Told): string[] {
  const { day, open } = news[sprache].verschoben
  if (was !== 'verschoben') return []
  return [neu === null ? open : day(neu)]
}

/** What a holder of tickets is told of their event. */
export function eventNews(told: Told): { betreff: string; absaetze: string[] } {
  const { referenz, sprache, titel, wann, was, zuletzt } = told
  const { [was]: usual, doch, event } = news[sprache]
  // Not cancelled before, and moved: what is taken back is the other day.
  const one = was === 'doch' && zuletzt === 'verschoben' ? doch.moved : usual
  return {
    betreff: one.subject(titel),
    absaetze: [one.said(event(titel, wann), referenz), ...dayOf(told), moneyOf(told)],
  }
}
