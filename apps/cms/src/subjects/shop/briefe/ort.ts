import type { Sprache } from '@kurstadt/contract'

type Moved = {
  /** Name of the event, and when it is; null where nobody knows. */
  titel: string
  wann: string | null
  /** Where it takes place now; null where nobody has said. */
  ort: string | null
  referenz: string
  bezahlt: boolean
  sprache: Sprache
}

const words = {
  de: {
    subject: (titel: string) => `Anderer Ort: ${titel}`,
    event: (titel: string, wann: string | null) => `„${titel}“${wann === null ? '' : ` (${wann})`}`,
    moved: (event: string, referenz: string) =>
      `für eine Veranstaltung, für die Sie mit der Bestellung ${referenz} Karten haben, gilt jetzt ein anderer Ort: ${event}.`,
    place: (ort: string) => `Ort: ${ort}`,
    paid: 'Ihre Karten gelten dort. Wenn Sie sie auf der Seite Ihrer Bestellung noch einmal öffnen, steht der Ort darauf.',
    unpaid: 'Sobald Ihre Zahlung da ist, schicken wir Ihnen die Karten mit diesem Ort.',
  },
  en: {
    subject: (titel: string) => `Another venue: ${titel}`,
    event: (titel: string, wann: string | null) => `“${titel}”${wann === null ? '' : ` (${wann})`}`,
    moved: (event: string, referenz: string) =>
      `an event for which you have tickets with order ${referenz} now has another venue: ${event}.`,
    place: (ort: string) => `Venue: ${ort}`,
    paid: 'Your tickets are good there. When you open them once more on the page of your order, the venue stands on them.',
    unpaid: 'As soon as your payment arrives we will send you the tickets with this venue.',
  },
} satisfies Record<Sprache, object>

/** What a holder of tickets is told of the venue that now holds. */
export function placeNews(moved: Moved): { betreff: string; absaetze: string[] } {
  const { bezahlt, ort, referenz, sprache, titel, wann } = moved
  const { event, moved: text, paid, place, subject, unpaid } = words[sprache]
  return {
    betreff: subject(titel),
    absaetze: [
      text(event(titel, wann), referenz),
      ...(ort === null ? [] : [place(ort)]),
      bezahlt ? paid : unpaid,
    ],
  }
}
