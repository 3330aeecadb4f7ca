import { lageVon } from './gewerbe/lage.ts'
import { touristAdresse } from './rathaus/adressen.ts'
import type { TownContent } from './shape.ts'
import type { Tag } from './tage.ts'

/** Who runs the site and how they are reached. */
export const einstellungenAm = (heute: Tag): TownContent['einstellungen'] => ({
  ortsname: 'Bad Silberbronn',
  claim: { de: 'Heilbad im nördlichen Schwarzwald', en: 'Spa town in the northern Black Forest' },
  tourismus: {
    name: { de: 'Tourist-Information Bad Silberbronn', en: 'Bad Silberbronn Tourist Information' },
    amt: 'tourist-information',
  },
  rathaus: {
    name: { de: 'Stadtverwaltung Bad Silberbronn', en: 'Bad Silberbronn Town Council' },
    amt: 'hauptamt',
  },
  meldung_email: 'website@bad-silberbronn.example',
  newsletter_url: 'https://newsletter.bad-silberbronn.example/anmelden',
  offene_daten_lizenz: 'dl-by-de/2.0',
  ratsdaten_lizenz: 'https://www.govdata.de/dl-de/by-2-0',
  kartentelefon: '030 23125-220',
  gaeste: {
    kurtaxe_cent: 320,
    portal: {
      url: 'https://buchen.bad-silberbronn.example/suche/',
      parameter: [
        { name: 'ort', wert: 'bad-silberbronn' },
        { name: 'quelle', wert: 'website' },
      ],
    },
    kurpark: lageVon('Kurparkallee 2'),
    bahnhof: lageVon('Bahnhofstraße 22'),
  },
  festival: {
    email: 'karten@rossini.bad-silberbronn.example',
    kasse: 'https://karten.rossini.bad-silberbronn.example/',
    adresse: touristAdresse,
  },
  schliesstage: [0, 1].flatMap((years) => {
    const jahr = Number(heute.slice(0, 4)) + years
    return [
      { tag: `${jahr}-12-24`, anlass: { de: 'Heiligabend', en: 'Christmas Eve' } },
      { tag: `${jahr}-12-31`, anlass: { de: 'Silvester', en: 'New Year’s Eve' } },
    ]
  }),
  social: [
    { dienst: 'Mastodon', url: 'https://social.bad-silberbronn.example/@stadt' },
    { dienst: 'Pixelfed', url: 'https://bilder.bad-silberbronn.example/stadt' },
    { dienst: 'PeerTube', url: 'https://videos.bad-silberbronn.example/stadt' },
    { dienst: 'Matrix', url: 'https://kanal.bad-silberbronn.example/stadt' },
  ],
})

/** Hints of opening hours in both languages. */
export const hinweise: { de: string; en: string }[] = [
  { de: 'Mit Termin haben Sie Vorrang.', en: 'Appointments take priority.' },
  {
    de: 'Trautermine vergeben wir nur am Telefon.',
    en: 'Wedding dates are arranged by telephone only.',
  },
  { de: 'Bauberatung ohne Termin.', en: 'Building advice, no appointment needed.' },
  {
    de: 'Rufbereitschaft des Bauhofs bei Gefahr: 030 23125-149',
    en: 'Works department on call in case of danger: +49 30 23125-149',
  },
  { de: 'April bis September', en: 'April to September' },
  {
    de: 'Wegen der Umstellung des Meldesystems geschlossen.',
    en: 'Closed while the registration system is being replaced.',
  },
  {
    de: 'Umbau der Eingangstür: Bitte nutzen Sie den Zugang auf der Parkseite.',
    en: 'The entrance is being rebuilt: please use the door on the park side.',
  },
  { de: 'Bitte melden Sie sich vorher an.', en: 'Please let us know before you come.' },
  { de: 'Rentenberatung, bitte mit Termin.', en: 'Advice on pensions, by appointment.' },
  {
    de: 'Rohrbruch, Tag und Nacht: 030 23125-259',
    en: 'Burst pipe, day and night: +49 30 23125-259',
  },
  { de: 'Brennholz und Kompost am Tor.', en: 'Firewood and compost at the gate.' },
  { de: 'Kuranmeldung ohne Termin.', en: 'Register for spa treatment, no appointment needed.' },
]
