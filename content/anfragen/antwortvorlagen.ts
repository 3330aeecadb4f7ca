type Texte = { betreff: string; text: string }

/** A template for answers to requests. */
export type AntwortvorlageContent = {
  titel: string
  /** Kinds of requests that it is for; none means all. */
  arten: ('fuehrung' | 'pauschale' | 'schaden' | 'barriere')[]
  de: Texte
  en: Texte
}

/** Templates with which the offices answer. */
export const antwortvorlagen: AntwortvorlageContent[] = [
  {
    titel: 'Führung: Zusage',
    arten: ['fuehrung'],
    de: {
      betreff: 'Ihre Führung ({nummer})',
      text: 'Guten Tag {name},\n\ndie Führung findet wie gewünscht statt. Treffpunkt ist der Brunnen vor der Trinkhalle; bitte kommen Sie zehn Minuten früher.\n\nDie Rechnung erhalten Sie vor Ort.\n\nFreundliche Grüße\n{stelle}',
    },
    en: {
      betreff: 'Your guided tour ({nummer})',
      text: 'Hello {name},\n\nyour guided tour takes place as you wished. We meet at the fountain in front of the pump room; please come ten minutes early.\n\nYou will get the bill on the day.\n\nKind regards\n{stelle}',
    },
  },
  {
    titel: 'Pauschale: Angebot folgt',
    arten: ['pauschale'],
    de: {
      betreff: 'Ihre Reise nach Bad Silberbronn ({nummer})',
      text: 'Guten Tag {name},\n\nwir fragen beim Hotel nach freien Zimmern und schicken Ihnen innerhalb von zwei Werktagen ein Angebot.\n\nFreundliche Grüße\n{stelle}',
    },
    en: {
      betreff: 'Your stay in Bad Silberbronn ({nummer})',
      text: 'Hello {name},\n\nwe are asking the hotel for free rooms and will send you an offer within two working days.\n\nKind regards\n{stelle}',
    },
  },
  {
    titel: 'Meldung: danke, wir kümmern uns',
    arten: ['schaden', 'barriere'],
    de: {
      betreff: 'Ihre Meldung ({nummer})',
      text: 'Guten Tag {name},\n\nvielen Dank für den Hinweis. Wir haben ihn weitergegeben und melden uns, sobald es erledigt ist.\n\nFreundliche Grüße\n{stelle}',
    },
    en: {
      betreff: 'Your report ({nummer})',
      text: 'Hello {name},\n\nthank you for telling us. We have passed it on and will let you know as soon as it is done.\n\nKind regards\n{stelle}',
    },
  },
  {
    titel: 'Eine Rückfrage',
    arten: [],
    de: {
      betreff: 'Eine Frage zu Ihrer Anfrage ({nummer})',
      text: 'Guten Tag {name},\n\nbevor wir antworten können, wüssten wir gern noch:\n\n…\n\nFreundliche Grüße\n{stelle}',
    },
    en: {
      betreff: 'A question about your request ({nummer})',
      text: 'Hello {name},\n\nbefore we can answer we would like to know:\n\n…\n\nKind regards\n{stelle}',
    },
  },
]
