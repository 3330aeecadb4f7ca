import { beratung, rathauszeiten, telefonzeiten, zeiten } from '../../oeffnungszeiten.ts'
import type { AmtContent } from '../../shape.ts'
import { imBuergerhaus, imRathaus } from '../adressen.ts'
import { besetzung } from '../besetzung.ts'
import { mail } from './mail.ts'

/** Offices that steer the rest, and those for families, books and old papers. */
export const haus: AmtContent[] = [
  {
    key: 'buergermeisteramt',
    titel: { de: 'Büro der Bürgermeisterin', en: 'Mayor’s office' },
    text: {
      de: `Die Bürgermeisterin leitet die Verwaltung und den Gemeinderat. Zur Bürgersprechstunde am letzten Donnerstag im Monat, 16:00 bis 18:00 Uhr, kommen Sie ohne Termin; sonst rufen Sie bitte im Vorzimmer an.`,
      en: `The mayor heads the administration and chairs the council. On the last Thursday of the month, 16:00 to 18:00, you can come without an appointment; at other times please call her secretary.`,
    },
    zustaendigkeiten: {
      de: `- Bürgersprechstunde
- Ehrungen, Jubiläen, Partnerstädte
- Presse und Stadtnachrichten
- Lob, Kritik, Ideen`,
      en: `- Open surgery
- Honours, anniversaries, twin towns
- Press and town news
- Praise, criticism, ideas`,
    },
    kontakt: { telefon: '030 23125-161', email: mail('buergermeisterin') },
    ...imRathaus,
    zimmer: { de: '2. Stock, Zimmer 2.10 bis 2.12', en: '2nd floor, rooms 2.10 to 2.12' },
    bild: 'ratssaal',
    oeffnungszeiten: [rathauszeiten(), telefonzeiten()],
    sortierung: 5,
    leitung: 'faisst',
    mitarbeiter: [...besetzung.buergermeisteramt],
  },
  {
    key: 'hauptamt',
    titel: { de: 'Haupt- und Personalamt', en: 'Central services and human resources' },
    text: {
      de: `Das Hauptamt hält den Betrieb am Laufen und besetzt die Zentrale: Es bereitet die Sitzungen vor, stellt Leute ein, richtet Wahlen aus und macht Satzungen bekannt. Wenn Sie nicht wissen, an wen Sie sich wenden sollen, sind Sie hier richtig.`,
      en: `Central services keep things running and answer the switchboard: they prepare council meetings, hire staff, hold elections and publish by-laws. If you do not know whom to ask, ask here.`,
    },
    zustaendigkeiten: {
      de: `- Sitzungen des Gemeinderats und der Ausschüsse
- Wahlen und Bürgerentscheide
- Satzungen und Bekanntmachungen
- Stellen, Ausbildung, Praktika
- Informationstechnik und Datenschutz`,
      en: `- Meetings of the council and its committees
- Elections and referendums
- By-laws and public notices
- Jobs, apprenticeships, work experience
- Information technology and data protection`,
    },
    kontakt: { telefon: '030 23125-100', email: mail('stadt') },
    ...imRathaus,
    zimmer: { de: '1. Stock, Zimmer 1.01 bis 1.06', en: '1st floor, rooms 1.01 to 1.06' },
    oeffnungszeiten: [rathauszeiten(), telefonzeiten()],
    sortierung: 8,
    uebergeordnet: 'buergermeisteramt',
    leitung: 'mangold',
    mitarbeiter: [...besetzung.hauptamt],
  },
  {
    key: 'stadtarchiv',
    titel: { de: 'Stadtarchiv', en: 'Town archive' },
    text: {
      de: `340 laufende Meter Akten, Karten und Fotografien seit 1326. Sagen Sie uns am Telefon, wonach Sie suchen; dann liegt es bereit, wenn Sie kommen. Eigene Bleistifte sind willkommen, Kugelschreiber bleiben draußen.`,
      en: `340 metres of files, maps and photographs going back to 1326. Tell us by telephone what you are looking for and it will be ready when you come. Pencils are welcome; ballpoint pens stay outside.`,
    },
    zustaendigkeiten: {
      de: `- Einsicht in Akten, Karten und Zeitungen
- Haus- und Familiengeschichte
- Fotografien und Glasplatten
- Nachlässe und Spenden`,
      en: `- Consulting files, maps and newspapers
- House and family history
- Photographs and glass plates
- Estates and donations`,
    },
    kontakt: { telefon: '030 23125-170', email: mail('stadtarchiv') },
    ...imRathaus,
    zimmer: { de: 'Dachgeschoss, Zimmer 4.01 und 4.02', en: 'Top floor, rooms 4.01 and 4.02' },
    bild: 'rathaus-foyer',
    oeffnungszeiten: [
      zeiten([[['DIENSTAG'], ['14:00', '16:00']]], 'Bitte melden Sie sich vorher an.'),
      telefonzeiten(),
    ],
    sortierung: 82,
    uebergeordnet: 'hauptamt',
    leitung: 'lehning',
    mitarbeiter: [...besetzung.stadtarchiv],
  },
  {
    key: 'bildung',
    titel: {
      de: 'Amt für Bildung, Familie und Soziales',
      en: 'Education, family and social affairs',
    },
    text: {
      de: `Vom Krippenplatz bis zum Rentenantrag: Wir erklären die Formulare, rechnen mit Ihnen durch, was Ihnen zusteht, und rufen auch bei anderen Stellen für Sie an. Was Sie uns erzählen, bleibt bei uns.`,
      en: `From a nursery place to your pension: we explain the forms, work out with you what you are entitled to and call other authorities for you. What you tell us stays with us.`,
    },
    zustaendigkeiten: {
      de: `- Kindertagesstätten und Ferienbetreuung
- Schulen und Schülerbeförderung
- Wohngeld, Rente, Sozialpass
- Integration und Ehrenamt
- Jugendtreff und Seniorenbeirat`,
      en: `- Day nurseries and holiday care
- Schools and school transport
- Housing benefit, pensions, social pass
- Integration and volunteering
- Youth club and senior citizens’ council`,
    },
    kontakt: { telefon: '030 23125-190', email: mail('bildung-soziales') },
    ...imRathaus,
    zimmer: { de: '1. Stock, Zimmer 1.20 bis 1.24', en: '1st floor, rooms 1.20 to 1.24' },
    oeffnungszeiten: [
      rathauszeiten(),
      beratung('MONTAG', 'Rentenberatung, bitte mit Termin.'),
      telefonzeiten(),
    ],
    sortierung: 55,
    leitung: 'holderried',
    mitarbeiter: [...besetzung.bildung],
  },
  {
    key: 'stadtbuecherei',
    titel: { de: 'Stadtbücherei', en: 'Library' },
    text: {
      de: `14.000 Bücher, Hörbücher und Spiele im Erdgeschoss des Bürgerhauses, dazu Zeitungen, ein Lesegarten und freies WLAN. Mit der Silberkarte leihen Gäste kostenlos, auch ein Buch für die Heimfahrt.`,
      en: `14,000 books, audiobooks and games on the ground floor of the Bürgerhaus, with newspapers, a reading garden and free Wi-Fi. With the Silberkarte guests borrow free of charge, even a book for the journey home.`,
    },
    zustaendigkeiten: {
      de: `- Ausleihe und Fernleihe
- Vorlesen für Kinder, donnerstags um 16:00 Uhr
- Bücherkisten für Schulen und Kitas
- Bücherdienst nach Hause`,
      en: `- Loans and interlibrary loans
- Story time for children, Thursdays at 16:00
- Boxes of books for schools and nurseries
- Books delivered to your home`,
    },
    kontakt: { telefon: '030 23125-240', email: mail('buecherei') },
    ...imBuergerhaus,
    bild: 'gasse',
    oeffnungszeiten: [
      zeiten([
        [
          ['DIENSTAG', 'DONNERSTAG'],
          ['14:00', '18:30'],
        ],
        [
          ['MITTWOCH', 'FREITAG'],
          ['10:00', '13:00'],
        ],
        [['SAMSTAG'], ['10:00', '12:30']],
      ]),
    ],
    sortierung: 84,
    uebergeordnet: 'bildung',
    leitung: 'wurster',
    mitarbeiter: [...besetzung.stadtbuecherei],
  },
]
