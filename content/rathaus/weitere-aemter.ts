import { beratung, rathauszeiten, telefonzeiten, zeiten } from '../oeffnungszeiten.ts'
import type { AmtContent } from '../shape.ts'
import {
  aufDemBauhof,
  beiDenStadtwerken,
  imBuergerhaus,
  imRathaus,
  inDerWandelhalle,
} from './adressen.ts'
import { besetzung } from './besetzung.ts'

function mail(name: string): string {
  return `${name}@bad-silberbronn.example`
}

/** Offices that steer the rest, and those for families, books and old papers. */
const haus: AmtContent[] = [
  {
    key: 'buergermeisteramt',
    titel: { de: 'Büro der Bürgermeisterin', en: 'Mayor’s office' },
    text: {
      de: `Die Bürgermeisterin leitet die Verwaltung und den Gemeinderat. Zur Bürgersprechstunde am ersten Donnerstag im Monat, 16:00 bis 18:00 Uhr, kommen Sie ohne Termin; sonst rufen Sie bitte im Vorzimmer an.`,
      en: `The mayor heads the administration and chairs the council. On the first Thursday of the month, 4 pm to 6 pm, you can come without an appointment; at other times please call her secretary.`,
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
      de: `Das Hauptamt hält den Betrieb am Laufen: Es bereitet die Sitzungen vor, stellt Leute ein, richtet Wahlen aus und macht Satzungen bekannt. Wenn Sie nicht wissen, an wen Sie sich wenden sollen, sind Sie hier richtig.`,
      en: `Central services keep things running: they prepare council meetings, hire staff, hold elections and publish by-laws. If you do not know whom to ask, ask here.`,
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
    kontakt: { telefon: '030 23125-180', email: mail('hauptamt') },
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
- Story time for children, Thursdays at 4 pm
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

/** What the town runs: water, roads, spa. */
const betriebe: AmtContent[] = [
  {
    key: 'stadtwerke',
    titel: { de: 'Stadtwerke', en: 'Municipal utilities' },
    text: {
      de: `Die Stadtwerke liefern Wasser und Wärme, betreiben die Parkplätze und die Bergbahn. Einen Rohrbruch melden Sie bitte sofort, auch nachts und am Wochenende: Die Rufbereitschaft ist in einer halben Stunde da.`,
      en: `The municipal utilities supply water and heat and run the car parks and the funicular. Please report a burst pipe at once, also at night and at weekends: somebody will be there within half an hour.`,
    },
    zustaendigkeiten: {
      de: `- Trinkwasser und Hausanschlüsse
- Nahwärme und Abrechnung
- Parkplätze und Ladesäulen
- Bergbahn`,
      en: `- Drinking water and connections
- District heating and bills
- Car parks and charging points
- Funicular`,
    },
    kontakt: { telefon: '030 23125-250', email: mail('stadtwerke') },
    ...beiDenStadtwerken,
    zimmer: {
      de: 'Kundenservice: Erdgeschoss, Zimmer 0.01',
      en: 'Customer service: ground floor, room 0.01',
    },
    bild: 'bergbahn',
    oeffnungszeiten: [
      zeiten(
        [[['ARBEITSTAG_MO_FR'], ['08:00', '12:00']]],
        'Rohrbruch, Tag und Nacht: 030 23125-259',
      ),
      {
        ...zeiten([[['ARBEITSTAG_MO_FR'], ['08:00', '16:00']]]),
        typ: 'TELEFONISCHE_ERREICHBARKEIT',
      },
    ],
    sortierung: 70,
    leitung: 'reiffsteck',
    mitarbeiter: [...besetzung.stadtwerke],
  },
  {
    key: 'bauhof',
    titel: { de: 'Bauhof und Stadtgärtnerei', en: 'Works department and town nursery' },
    text: {
      de: `22 Leute räumen Schnee, leeren Papierkörbe, flicken Straßen und pflanzen jedes Jahr 9.000 Blumen. Brennholz und Kompost geben wir samstags am Tor ab, solange der Vorrat reicht.`,
      en: `22 people clear snow, empty litter bins, mend roads and plant 9,000 flowers a year. Firewood and compost are available at the gate on Saturdays while stocks last.`,
    },
    zustaendigkeiten: {
      de: `- Straßenunterhalt und Winterdienst
- Kurpark, Beete, Bäume
- Spielplätze, Bänke, Wegweiser
- Aufbau bei Festen`,
      en: `- Road maintenance and winter service
- Spa park, flower beds, trees
- Playgrounds, benches, signposts
- Setting up for festivals`,
    },
    kontakt: { telefon: '030 23125-260', email: mail('bauhof') },
    ...aufDemBauhof,
    zimmer: {
      de: 'Anmeldung im Meisterbüro am Tor',
      en: 'Please report to the office at the gate',
    },
    oeffnungszeiten: [
      zeiten(
        [
          [
            ['MONTAG', 'DIENSTAG', 'MITTWOCH', 'DONNERSTAG'],
            ['07:00', '12:00'],
            ['13:00', '16:00'],
          ],
          [['FREITAG'], ['07:00', '12:00']],
        ],
        'Rufbereitschaft des Bauhofs bei Gefahr: 030 23125-149',
      ),
      {
        ...zeiten([[['SAMSTAG'], ['09:00', '11:00']]], 'Brennholz und Kompost am Tor.'),
        typ: 'SERVICEZEIT',
      },
    ],
    sortierung: 75,
    uebergeordnet: 'bauamt',
    leitung: 'frickenhaus',
    mitarbeiter: [...besetzung.bauhof],
  },
  {
    key: 'kurverwaltung',
    titel: { de: 'Kurverwaltung', en: 'Spa administration' },
    text: {
      de: `Die Kurverwaltung meldet ambulante Kuren an, stimmt sie mit Ärztinnen, Bädern und Unterkünften ab und plant das Programm im Kurpark. Bringen Sie zur Anmeldung die Bewilligung Ihrer Krankenkasse mit.`,
      en: `The spa administration registers outpatient treatment, arranges it with doctors, baths and hosts and plans the programme in the spa park. Please bring the approval of your health insurance.`,
    },
    zustaendigkeiten: {
      de: `- Anmeldung ambulanter Kuren
- Gesundheitskurse und Kurorchester
- Wandelhalle, Musikpavillon, Trinkbrunnen
- Prädikat Heilbad`,
      en: `- Registering outpatient treatment
- Health courses and spa orchestra
- Pump room, bandstand, drinking fountain
- Status as a spa town`,
    },
    kontakt: { telefon: '030 23125-280', email: mail('kurverwaltung') },
    ...inDerWandelhalle,
    zimmer: {
      de: '1. Stock über der Tourist-Information',
      en: '1st floor above tourist information',
    },
    bild: 'wandelhalle',
    oeffnungszeiten: [
      zeiten(
        [
          [['ARBEITSTAG_MO_FR'], ['09:00', '12:00']],
          [
            ['MONTAG', 'DONNERSTAG'],
            ['14:00', '16:30'],
          ],
        ],
        'Kuranmeldung ohne Termin.',
      ),
    ],
    sortierung: 58,
    leitung: 'elsaesser',
    mitarbeiter: [...besetzung.kurverwaltung],
  },
]

/** The offices after the first six, in the order of their numbers. */
export const weitereAemter: AmtContent[] = [...haus, ...betriebe]
