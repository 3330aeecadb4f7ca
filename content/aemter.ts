import {
  beratung,
  rathauszeiten,
  telefonzeiten,
  touristzeiten,
  umbau,
  umstellung,
} from './oeffnungszeiten.ts'
import { imRathaus, inDerWandelhalle } from './rathaus/adressen.ts'
import { besetzung } from './rathaus/besetzung.ts'
import { weitereAemter } from './rathaus/weitere-aemter/index.ts'
import type { AmtContent } from './shape.ts'
import type { Tag } from './tage.ts'

/** The offices as they stand on a day. */
export const aemterAm = (heute: Tag): AmtContent[] => [
  {
    key: 'buergerbuero',
    titel: { de: 'Bürgerbüro', en: 'Citizens’ office' },
    text: {
      de: `Das Bürgerbüro liegt im Erdgeschoss, gleich rechts hinter den Arkaden. Die meisten Anliegen sind in einer Viertelstunde erledigt.

Eine Höranlage ist vorhanden. Wenn Sie eine Begleitung in Gebärdensprache brauchen, sagen Sie uns bitte eine Woche vorher Bescheid.`,
      en: `The citizens’ office is on the ground floor, just behind the arcades on the right. Most matters take a quarter of an hour.

There is an induction loop. If you need a sign language interpreter, please let us know a week ahead.`,
    },
    zustaendigkeiten: {
      de: `- Personalausweise und Reisepässe
- An-, Um- und Abmeldung des Wohnsitzes
- Führungszeugnisse und Beglaubigungen
- Fischereischeine
- Fundsachen und Fundräder`,
      en: `- Identity cards and passports
- Registering, changing and cancelling your address
- Certificates of conduct and certified copies
- Fishing permits
- Lost property, including bicycles`,
    },
    kontakt: {
      telefon: '030 23125-110',
      email: 'buergerbuero@bad-silberbronn.example',
    },
    ...imRathaus,
    barrierefrei: { ...imRathaus.barrierefrei, hoeranlage: true },
    zimmer: { de: 'Erdgeschoss, Zimmer 0.03 bis 0.05', en: 'Ground floor, rooms 0.03 to 0.05' },
    bild: 'buergerbuero',
    oeffnungszeiten: [rathauszeiten([umstellung(heute)]), telefonzeiten()],
    sortierung: 10,
    leitung: 'weberle',
    mitarbeiter: [...besetzung.buergerbuero],
  },
  {
    key: 'standesamt',
    titel: { de: 'Standesamt', en: 'Registry office' },
    text: {
      de: `Im Standesamt beurkunden wir, was im Leben zählt. Getraut wird montags bis samstags im Trauzimmer, von Mai bis September auch im Musikpavillon und auf dem Hohen Stein.`,
      en: `The registry office records what matters in life. Weddings take place from Monday to Saturday in the wedding room and, from May to September, in the bandstand and on the Hoher Stein.`,
    },
    zustaendigkeiten: {
      de: `- Anmeldung und Durchführung von Eheschließungen
- Geburten und Sterbefälle
- Urkunden aus den Personenstandsregistern
- Namenserklärungen
- Kirchenaustritte`,
      en: `- Registering and conducting marriages
- Births and deaths
- Certificates from the registers
- Declarations of name
- Leaving a church`,
    },
    kontakt: { telefon: '030 23125-120', email: 'standesamt@bad-silberbronn.example' },
    ...imRathaus,
    zimmer: { de: '1. Stock, Zimmer 1.10 und 1.11', en: '1st floor, rooms 1.10 and 1.11' },
    bild: 'trauzimmer',
    oeffnungszeiten: [rathauszeiten(), telefonzeiten('Trautermine vergeben wir nur am Telefon.')],
    sortierung: 20,
    leitung: 'burgbacher',
    mitarbeiter: [...besetzung.standesamt],
  },
  {
    key: 'kaemmerei',
    titel: { de: 'Stadtkämmerei und Steueramt', en: 'Treasury and tax office' },
    text: {
      de: `Die Kämmerei plant den Haushalt, das Steueramt verschickt die Bescheide, die Stadtkasse nimmt Zahlungen an. Fragen zu einem Bescheid klären Sie am schnellsten am Telefon; halten Sie bitte das Kassenzeichen bereit.`,
      en: `The treasury plans the budget, the tax office sends out the notices and the cashier takes payments. The quickest way to settle a question about a notice is by telephone; please have your reference number to hand.`,
    },
    zustaendigkeiten: {
      de: `- Grundsteuer, Gewerbesteuer, Hundesteuer
- Kurtaxe und Silberkarte
- Wasser- und Abwassergebühren
- Stadtkasse und Lastschriften
- Haushalt der Stadt`,
      en: `- Property tax, trade tax, dog tax
- Visitor’s tax and Silberkarte
- Water and waste water charges
- Payments and direct debits
- The town’s budget`,
    },
    kontakt: { telefon: '030 23125-130', email: 'kaemmerei@bad-silberbronn.example' },
    ...imRathaus,
    zimmer: { de: '2. Stock, Zimmer 2.01 bis 2.07', en: '2nd floor, rooms 2.01 to 2.07' },
    oeffnungszeiten: [rathauszeiten(), telefonzeiten()],
    sortierung: 30,
    leitung: 'zipfler',
    mitarbeiter: [...besetzung.kaemmerei],
  },
  {
    key: 'bauamt',
    titel: { de: 'Bauamt', en: 'Building office' },
    text: {
      de: `Das Bauamt plant, baut und unterhält Straßen, Wege, Parks und städtische Gebäude. Wer in der Altstadt bauen möchte, spricht am besten vor dem Antrag mit uns: Die Gestaltungssatzung lässt mehr zu, als viele denken.`,
      en: `The building office plans, builds and maintains roads, paths, parks and town buildings. If you want to build in the old town, please talk to us before you apply: the design by-law permits more than many people think.`,
    },
    zustaendigkeiten: {
      de: `- Bauberatung und Bauanträge
- Bebauungspläne und Stadtplanung
- Straßen, Brücken und Beleuchtung
- Kurpark, Grünflächen und Spielplätze
- Friedhof`,
      en: `- Advice on building, building applications
- Development plans and town planning
- Roads, bridges and lighting
- Spa park, green spaces and playgrounds
- Cemetery`,
    },
    kontakt: { telefon: '030 23125-140', email: 'bauamt@bad-silberbronn.example' },
    ...imRathaus,
    zimmer: { de: '3. Stock, Zimmer 3.01 bis 3.07', en: '3rd floor, rooms 3.01 to 3.07' },
    bild: 'kurgarten',
    oeffnungszeiten: [
      rathauszeiten(),
      beratung('DONNERSTAG', 'Bauberatung ohne Termin.'),
      telefonzeiten('Rufbereitschaft des Bauhofs bei Gefahr: 030 23125-149'),
    ],
    sortierung: 40,
    leitung: 'lindacher',
    mitarbeiter: [...besetzung.bauamt],
  },
  {
    key: 'ordnungsamt',
    titel: { de: 'Ordnungsamt', en: 'Public order office' },
    text: {
      de: `Wir sorgen dafür, dass Märkte, Baustellen und Feste nebeneinander Platz finden. Anträge für Veranstaltungen im Freien brauchen wir vier Wochen vorher.`,
      en: `We see to it that markets, building sites and festivals can exist side by side. Please send us applications for outdoor events four weeks ahead.`,
    },
    zustaendigkeiten: {
      de: `- Gewerbeanmeldungen und Gaststättenerlaubnis
- Verkehrsregelung und Parkausweise
- Märkte, Feste, Sondernutzungen
- Grillhütte Oberwies
- Hundehaltung und Lärm`,
      en: `- Trade registration and licences for premises
- Traffic regulation and parking permits
- Markets, festivals, use of public space
- Oberwies barbecue hut
- Dogs and noise`,
    },
    kontakt: { telefon: '030 23125-150', email: 'ordnungsamt@bad-silberbronn.example' },
    ...imRathaus,
    zimmer: { de: 'Erdgeschoss, Zimmer 0.11 bis 0.14', en: 'Ground floor, rooms 0.11 to 0.14' },
    bild: 'parkplatz',
    oeffnungszeiten: [rathauszeiten(), telefonzeiten()],
    sortierung: 50,
    leitung: 'gutmoser',
    mitarbeiter: [...besetzung.ordnungsamt],
  },
  {
    key: 'tourist-information',
    zustaendig: 'tourismus',
    titel: { de: 'Tourist-Information', en: 'Tourist information' },
    text: {
      de: `Die Tourist-Information in der Wandelhalle ist für Gäste und Einheimische da: Auskunft, Karten, Führungen, Silberkarte und die Vermittlung von Unterkünften.`,
      en: `The tourist information office in the pump room is there for visitors and locals alike: advice, tickets, guided tours, the Silberkarte and help with accommodation.`,
    },
    zustaendigkeiten: {
      de: `- Auskunft zu Unterkünften, Wegen und Veranstaltungen
- Kartenverkauf und Kartentelefon 030 23125-220
- Stadtführungen und Wanderungen
- Silberkarte für Tagesgäste
- Prospekte und Wanderkarten`,
      en: `- Advice on accommodation, walks and events
- Ticket sales and ticket line +49 30 23125-220
- Town tours and guided walks
- Silberkarte for day visitors
- Leaflets and walking maps`,
    },
    kontakt: {
      telefon: '030 23125-200',
      email: 'tourist-info@bad-silberbronn.example',
    },
    ...inDerWandelhalle,
    zimmer: {
      de: 'Erdgeschoss, links vom Brunnen',
      en: 'Ground floor, to the left of the fountain',
    },
    bild: 'wandelhalle',
    oeffnungszeiten: [touristzeiten(heute, [umbau(heute)])],
    sortierung: 60,
    uebergeordnet: 'kurverwaltung',
    leitung: 'vollherbst',
    mitarbeiter: [...besetzung['tourist-information']],
  },
  ...weitereAemter,
]
