import type { Tag } from '../../tage.ts'
import { orte, veranstalter } from '../orte.ts'
import type { VeranstaltungContent } from '../shape.ts'
import { jaehrlich } from './auflage.ts'

const parkleuchten = (heute: Tag): VeranstaltungContent[] =>
  jaehrlich(
    heute,
    { monat: 8, woche: 1, wochentag: 'sa' },
    {
      ...orte.kurpark,
      bild: 'kurpark',
      zeitVon: '18:00',
      zeitBis: '23:30',
      rubriken: ['fest', 'konzert', 'familie'],
      vorlage: 'fest',
      veranstalter: veranstalter.kur,
      preis: { de: '9,00 €, unter 14 Jahren frei', en: '€9.00, under-14s free' },
      preise: [
        { bezeichnung: { de: 'Erwachsene', en: 'Adults' }, betrag: 9 },
        { bezeichnung: { de: 'Mit Silberkarte', en: 'With the Silberkarte' }, betrag: 7 },
        { bezeichnung: { de: 'Unter 14 Jahren', en: 'Under 14' }, betrag: 0 },
      ],
      familien: true,
      highlight: true,
    },
    [
      {
        titel: { de: 'Parkleuchten: Zehntausend Kerzen', en: 'Park lights: ten thousand candles' },
        kurztext: {
          de: 'Vereine legten Bilder aus Bechern, und der Wind hielt still.',
          en: 'Clubs laid out pictures in candle cups, and the wind held its breath.',
        },
        text: {
          de: 'Das schönste Bild, ein Auerhahn aus 840 Lichtern, kam vom Kegelverein. Drei Bühnen, elf Gruppen, kein Regen.',
          en: 'The finest picture, a capercaillie made of 840 lights, came from the bowling club. Three stages, eleven groups, no rain.',
        },
      },
      {
        titel: { de: 'Parkleuchten: Unter Wasser', en: 'Park lights: under water' },
        kurztext: {
          de: 'Kerzenbilder, schwimmende Laternen und Musik auf drei Bühnen.',
          en: 'Pictures in candlelight, floating lanterns and music on three stages.',
        },
        text: {
          de: 'Ab 18:00 Uhr legen 40 Vereine ihre Bilder, um 21:30 Uhr werden alle zugleich angezündet. Auf dem Teich schwimmen Laternen aus Papier, gefaltet von den Grundschulkindern. Einlass bis 22:00 Uhr.',
          en: 'From 18:00 forty clubs lay out their pictures; at 21:30 all of them are lit at once. Paper lanterns folded by the primary school float on the pond. Last admission 22:00.',
        },
        kartenhinweis: {
          de: 'Im Vorverkauf 1,00 € günstiger; bei Regen am Sonntag.',
          en: '€1.00 less in advance; on Sunday if it rains.',
        },
      },
      {
        titel: { de: 'Parkleuchten: Märchenwald', en: 'Park lights: the fairy-tale forest' },
        kurztext: {
          de: 'Zwölf Märchen, zwölf Lichtungen, am Ende ein Feuerwerk ohne Knall.',
          en: 'Twelve tales, twelve clearings and fireworks without a bang.',
        },
        text: {
          de: 'Statt der Raketen malen diesmal Laternenträger den Himmel an: leise, damit auch Hunde, Vögel und Säuglinge etwas davon haben.',
          en: 'Instead of rockets, lantern bearers will paint the sky: quietly, so that dogs, birds and babies can enjoy it as well.',
        },
      },
    ],
  )

const ferien = (heute: Tag): VeranstaltungContent[] =>
  jaehrlich(
    heute,
    { monat: 8, woche: 2, wochentag: 'mo' },
    {
      ...orte.oberwies,
      tage: 4,
      zeitVon: '09:00',
      zeitBis: '16:00',
      rubriken: ['familie', 'natur'],
      vorlage: 'kinder',
      veranstalter: veranstalter.wald,
      familien: true,
      zielgruppen: ['kinder'],
      preis: {
        de: '85,00 € je Woche, Geschwister die Hälfte',
        en: '€85.00 a week, siblings half price',
      },
    },
    [
      {
        titel: { de: 'Junior-Ranger: Woche der Spuren', en: 'Junior rangers: a week of tracks' },
        kurztext: {
          de: '20 Kinder lasen fünf Tage lang im Waldboden.',
          en: 'Twenty children spent five days reading the forest floor.',
        },
        text: {
          de: 'Die Gipsabdrücke von Dachs, Reh und Försterstiefel sind im Bürgerbüro ausgestellt. Die Nacht im Tipi war kurz.',
          en: 'The plaster casts of badger, roe deer and forester’s boot are on show in the citizens’ office. The night in the tepee was short.',
        },
      },
      {
        titel: { de: 'Junior-Ranger: Woche des Wassers', en: 'Junior rangers: a week of water' },
        kurztext: {
          de: 'Staudamm bauen, Bachflohkrebse zählen, eine Nacht am Feuer. Für Kinder von 8 bis 12.',
          en: 'Building dams, counting shrimps, a night by the fire. For children from 8 to 12 (in German).',
        },
        text: {
          de: 'Die Plätze waren nach vier Tagen vergeben. Auf die Warteliste kommen Sie unter [030 23125-200](tel:+493023125200); erfahrungsgemäß rücken zwei oder drei Kinder nach.',
          en: 'The places were gone within four days. You can join the waiting list on [+49 30 23125-200](tel:+493023125200); two or three children usually move up.',
        },
        status: 'ausverkauft',
        statusgrund: {
          de: 'Alle 20 Plätze sind vergeben, es gibt eine Warteliste.',
          en: 'All twenty places have been taken; there is a waiting list.',
        },
      },
      {
        titel: { de: 'Junior-Ranger: Woche der Nacht', en: 'Junior rangers: a week of night' },
        kurztext: {
          de: 'Fledermäuse, Sterne und Geräusche, die tagsüber keiner hört.',
          en: 'Bats, stars and noises nobody hears by day (in German).',
        },
        text: {
          de: 'Das Lager beginnt diesmal am Nachmittag und endet nach Mitternacht. Anmeldung ab 1. März.',
          en: 'This time the camp begins in the afternoon and ends after midnight. Booking opens on 1 March.',
        },
        zeitVon: '16:00',
        zeitBis: '00:30',
      },
    ],
  )

const kino = (heute: Tag): VeranstaltungContent[] =>
  jaehrlich(
    heute,
    { monat: 8, woche: 3, wochentag: 'fr' },
    {
      ...orte.steinbruch,
      zeitVon: '21:00',
      zeitBis: '23:15',
      rubriken: ['theater'],
      veranstalter: veranstalter.kultur,
      preis: { de: '8,00 €, ermäßigt 6,00 €', en: '€8.00, concessions €6.00' },
    },
    [
      {
        titel: {
          de: 'Kino im Steinbruch: Stummfilm mit Klavier',
          en: 'Film in the quarry: a silent film with piano',
        },
        kurztext: {
          de: 'Eine Verfolgungsjagd von 1926 und Tommaso Bellandi an den Tasten.',
          en: 'A chase of 1926 with Tommaso Bellandi at the keys.',
        },
        text: {
          de: 'Nach der Hälfte begann es zu nieseln, und der halbe Hang spannte Schirme auf. Der Flügel bekam das Zelt.',
          en: 'Half-way through it began to drizzle and half the slope put up umbrellas. The piano got the tent.',
        },
      },
      {
        titel: { de: 'Kino im Steinbruch: Der Kurgast', en: 'Film in the quarry: The Spa Guest' },
        kurztext: {
          de: 'Komödie von 1958, gedreht in Bad Silberbronn; viele erkennen ihre Großmutter.',
          en: 'A comedy of 1958 shot in Bad Silberbronn; many will spot their grandmother (in German).',
        },
        text: {
          de: 'Das Stadtarchiv hat die einzige erhaltene Kopie abtasten lassen. Vor dem Film erzählt Statist Werner Kälble, wie oft er durchs Bild laufen musste. Sitzkissen und Jacke nicht vergessen.',
          en: 'The town archive has had the only surviving print scanned. Before the film Werner Kälble, an extra at the time, tells how often he had to walk through the picture. Bring a cushion and a jacket.',
        },
        kartenhinweis: {
          de: 'Nur Abendkasse ab 20:00 Uhr. Bei Dauerregen im Kurtheater.',
          en: 'Box office only, from 20:00. In the spa theatre in steady rain.',
        },
      },
      {
        titel: {
          de: 'Kino im Steinbruch: Kurzfilme vom Land',
          en: 'Film in the quarry: short films from the country',
        },
        kurztext: {
          de: 'Zehn Filme, keiner länger als zwölf Minuten; das Publikum vergibt den Silberling.',
          en: 'Ten films, none longer than twelve minutes; the audience awards the Silver Penny.',
        },
        text: {
          de: 'Eingereicht werden darf, was zwischen Alb und Rhein gedreht wurde und in dem mindestens eine Kuh vorkommt. Einsendungen bis Ende Mai.',
          en: 'Anything shot between the Alb and the Rhine may be submitted provided it features at least one cow. Deadline at the end of May.',
        },
      },
    ],
  )

const hoefefest = (heute: Tag): VeranstaltungContent[] =>
  jaehrlich(
    heute,
    { monat: 8, woche: 4, wochentag: 'sa' },
    {
      ort: 'Badgasse und Altstadthöfe',
      bild: 'gasse',
      tage: 1,
      zeitVon: '15:00',
      zeitBis: '23:00',
      rubriken: ['fest'],
      vorlage: 'fest',
      veranstalter: veranstalter.buergerverein,
      kostenlos: true,
    },
    [
      {
        titel: { de: 'Höfefest: 14 offene Tore', en: 'Courtyard party: 14 open gates' },
        kurztext: {
          de: 'Hinter den Fassaden standen Tische, Kessel und ein Klavier.',
          en: 'Behind the façades stood tables, kettles and a piano.',
        },
        text: {
          de: 'Der Hof der alten Gerberei war zum ersten Mal seit 1961 zu sehen. Familie Özdemir-Haug gingen um neun die Maultaschen aus.',
          en: 'The courtyard of the old tannery could be seen for the first time since 1961. The Özdemir-Haug family ran out of Maultaschen at nine.',
        },
      },
      {
        titel: { de: 'Höfefest: Von Tor zu Tor', en: 'Courtyard party: from gate to gate' },
        kurztext: {
          de: '17 Höfe, 9 Küchen und in jedem Hof ein anderes Instrument.',
          en: '17 courtyards, nine kitchens and a different instrument in each.',
        },
        text: {
          de: 'Am Eingang jedes Hofs steht, ob er ohne Stufen zu erreichen ist. Ab 22:00 Uhr wird leise gefeiert. Teller und Gläser kosten Pfand und kommen zurück.',
          en: 'A sign at each gate says whether the courtyard is step-free. After 22:00 we celebrate quietly. Plates and glasses carry a deposit and go back.',
        },
      },
      {
        titel: { de: 'Höfefest: Die lange Tafel', en: 'Courtyard party: the long table' },
        kurztext: {
          de: 'Eine einzige Tafel durch die ganze Badgasse, 190 Meter lang.',
          en: 'A single table the whole length of Badgasse, all 190 metres of it.',
        },
        text: {
          de: 'Jeder Haushalt bringt Stühle und ein Gericht mit; wer zu Gast ist, setzt sich dazu. Der Bürgerverein verteilt die Plätze nicht, sie ergeben sich.',
          en: 'Each household brings chairs and a dish, and visitors simply sit down. The citizens’ society does not allot the places; they find themselves.',
        },
      },
    ],
  )

/** What August brings. */
export const hochsommer = (heute: Tag): VeranstaltungContent[] => [
  ...parkleuchten(heute),
  ...ferien(heute),
  ...kino(heute),
  ...hoefefest(heute),
]
