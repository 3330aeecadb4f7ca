import { zeiten } from '../../oeffnungszeiten.ts'
import type { AmtContent } from '../../shape.ts'
import { aufDemBauhof, beiDenStadtwerken, inDerWandelhalle } from '../adressen.ts'
import { besetzung } from '../besetzung.ts'
import { mail } from './mail.ts'

/** What the town runs: water, roads, spa. */
export const betriebe: AmtContent[] = [
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
    zustaendig: 'tourismus',
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
