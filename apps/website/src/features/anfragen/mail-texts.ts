import type { Sprache } from '@kurstadt/contract'

const de = {
  subject: 'Pauschalanfrage',
  intro: 'ich interessiere mich für eine Pauschale.',
  introOf: (pauschale: string, haus: string | null) =>
    `ich interessiere mich für die Pauschale „${pauschale}“${haus === null ? '' : ` im Haus „${haus}“`}.`,
  body: (intro: string) =>
    `Guten Tag,\n\n${intro}\n\nAnreise:\nAbreise:\nZimmerart:\nAnzahl der Personen:\nVerpflegung:\nAnschrift:\nTelefon:\n`,
  link: 'E-Mail an die Tourist-Information schreiben',
  away: 'Die E-Mail-Adresse ist gerade nicht zu erreichen. Bitte rufen Sie uns an.',
}

const en: typeof de = {
  subject: 'Pauschalanfrage',
  intro: 'I am interested in a package.',
  introOf: (pauschale, haus) =>
    `I am interested in the package “${pauschale}”${haus === null ? '' : ` at “${haus}”`}.`,
  body: (intro) =>
    `Hello,\n\n${intro}\n\nArrival:\nDeparture:\nType of room:\nNumber of people:\nMeals:\nAddress:\nTelephone:\n`,
  link: 'Write an e-mail to the tourist information',
  away: 'The e-mail address cannot be had at the moment. Please give us a ring.',
}

/** Words of the mail by which a package is asked for. */
export const mailTexts: Readonly<Record<Sprache, typeof de>> = { de, en }

/** What a mail is about: a package, and the house where one was chosen. */
export type Wanted = { pauschale: string; haus: string | null }

/**
 * A mail to the tourism office that is begun already (spec 7): subject «Pauschalanfrage», and what
 * the office needs to know.
 */
export function packageMailHref(email: string, sprache: Sprache, wanted: Wanted | null): string {
  const { subject, intro, introOf, body } = mailTexts[sprache]
  const text = body(wanted ? introOf(wanted.pauschale, wanted.haus) : intro)
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`
}
