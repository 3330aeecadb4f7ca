import type { Sprache } from '@kurstadt/contract'

const de = {
  subject: 'Pauschalanfrage',
  body: 'Guten Tag,\n\nich interessiere mich für eine Pauschale.\n\nAnreise:\nAbreise:\nZimmerart:\nAnzahl der Personen:\nVerpflegung:\nAnschrift:\nTelefon:\n',
  link: 'E-Mail an die Tourist-Information schreiben',
  away: 'Die E-Mail-Adresse ist gerade nicht zu erreichen. Bitte rufen Sie uns an.',
}

const en: typeof de = {
  subject: 'Pauschalanfrage',
  body: 'Hello,\n\nI am interested in a package.\n\nArrival:\nDeparture:\nType of room:\nNumber of people:\nMeals:\nAddress:\nTelephone:\n',
  link: 'Write an e-mail to the tourist information',
  away: 'The e-mail address cannot be had at the moment. Please give us a ring.',
}

/** Words of the mail by which a package is asked for. */
export const mailTexts: Readonly<Record<Sprache, typeof de>> = { de, en }
