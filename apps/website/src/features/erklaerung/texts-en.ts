import type { StatementTexts } from './texts-de.ts'

/** Words of the statement on accessibility in English. */
export const en: StatementTexts = {
  angebote: {
    website: 'This website',
    app: 'The website as an app',
    rat: 'The council information system',
    intranet: 'The intranet',
  },
  grundlage:
    'The measure is the state’s act on equality for people with disabilities and the German ordinance on accessible information technology (BITV 2.0). They refer to the standard EN 301 549 V3.2.1 and thereby to the Web Content Accessibility Guidelines 2.1 at level AA.',
  fuer: (traeger) => `This statement is made by: ${traeger}.`,
  ungeprueft: 'The check is still to come. The result will be given here.',
  status: {
    vollstaendig: 'Fully compliant with the requirements.',
    teilweise: 'Partially compliant with the requirements.',
    nicht: 'Not compliant with the requirements.',
  },
  ausnahmen: 'What is not accessible yet',
  gruende: {
    offen: 'Still to be mended',
    belastung: 'Disproportionate burden',
    ausnahme: 'Not within the scope of the law',
  },
  warum: 'Why:',
  geplant: (day) => `We will mend this by ${day}.`,
  ueberfaellig: (day) => `This was to be mended by ${day}. It has not been done yet.`,
  alternative: 'How to get at the content until then:',
  geprueft: (day) => `Last checked on ${day}`,
  erstellt: (day) => `Statement made on ${day}`,
  selbst: 'by the town itself (self-assessment)',
  extern: (name) => (name === null ? 'by others' : `by ${name}`),
  gemessen: 'What we count every day',
  gemessenText: 'These numbers are made by the website itself from its content.',
  bilder: 'Pictures with a description, or marked as decoration',
  untertitel: 'Films with German subtitles',
  nachlesen: 'Films with a text to read',
  leichteSprache: 'Pages with a version in easy-to-read German',
  von: (some, all) => `${some} of ${all}`,
  leicht: 'The essentials in another form',
  leichteFassung: 'Easy-to-read language (in German)',
  gebaerden: 'German Sign Language (in German)',
  rueckmeldung: 'Feedback',
  rueckmeldungText:
    'Have you come across a barrier, or do you need content in another form? Please tell us.',
  rueckmeldungVon: 'for accessibility',
  schlichtung: 'Arbitration',
  schlichtungText:
    'Have you written to us without an answer that helps you? Then you may turn to the arbitration body.',
}
