import type { SeiteContent } from '../shape.ts'

/** The town hall and the page of one office. */
export const rathausseiten: SeiteContent[] = [
  {
    key: 'rathaus',
    eltern: 'start',
    zustaendig: 'rathaus',
    pageLayout: 'slim',
    de: {
      pfad: '/de/rathaus/',
      titel: 'Rathaus',
      beschreibung: 'Anschrift, Sprechzeiten und Ämter der Stadtverwaltung Bad Silberbronn.',
      heroImages: [{ bild: 'marktplatz' }, { bild: 'rathaus-foyer' }],
      blocks: [
        {
          slot: 'content',
          template: 'text',
          text: `Das Rathaus steht seit 1743 am Marktplatz. Hier arbeiten neun der vierzehn Ämter; die anderen finden Sie im Kurpark, im Bürgerhaus und in der Talstraße.

## Die Ämter

- [Bürgerbüro](/de/behoerdenlotse/buergerbuero-id_1/): Ausweise, Anmeldung, Führungszeugnisse, Fundsachen
- [Standesamt](/de/behoerdenlotse/standesamt-id_2/): Eheschließungen, Geburten, Sterbefälle, Urkunden
- [Stadtkämmerei](/de/behoerdenlotse/stadtkaemmerei-und-steueramt-id_3/): Steuern, Gebühren, Kurtaxe, Stadtkasse
- [Bauamt](/de/behoerdenlotse/bauamt-id_4/): [Baugebiete](/de/rathaus/baugebiete/), Bauanträge, Straßen, Grünflächen, Friedhof
- [Ordnungsamt](/de/behoerdenlotse/ordnungsamt-id_5/): Verkehr, Gewerbe, Feste, Grillhütte
- [Bildung, Familie und Soziales](/de/behoerdenlotse/amt-fuer-bildung-familie-und-soziales-id_10/): Kitas, Schulen, Wohngeld, Rente
- [Büro der Bürgermeisterin](/de/behoerdenlotse/buero-der-buergermeisterin-id_7/): Sprechstunde, Ehrungen, Presse
- [Haupt- und Personalamt](/de/behoerdenlotse/haupt-und-personalamt-id_8/): Gemeinderat, Wahlen, Satzungen, Stellen
- [Stadtarchiv](/de/behoerdenlotse/stadtarchiv-id_9/): Akten, Karten, Fotografien

## In anderen Häusern

- [Tourist-Information](/de/behoerdenlotse/tourist-information-id_6/): Gästeservice, Karten, Führungen
- [Kurverwaltung](/de/behoerdenlotse/kurverwaltung-id_14/): ambulante Kuren, Gesundheitskurse
- [Stadtbücherei](/de/behoerdenlotse/stadtbuecherei-id_11/): Bücher, Spiele, Vorlesen
- [Stadtwerke](/de/behoerdenlotse/stadtwerke-id_12/): Wasser, Wärme, Parkplätze, Bergbahn
- [Bauhof und Stadtgärtnerei](/de/behoerdenlotse/bauhof-und-stadtgaertnerei-id_13/): Straßen, Winterdienst, Kurpark

Viele Anliegen können Sie ohne Besuch erledigen. Welche Unterlagen Sie brauchen, steht unter [Bürgerservice](/de/buergerservice/). Wer wofür da ist, sagen die [Ansprechpartner](/de/rathaus/ansprechpartner/); wie die Ämter zusammengehören, zeigt die [Organisation](/de/rathaus/organisation/). Wer es groß und einfach mag, fragt den [Behördenlotsen](/de/behoerdenlotse/); er steht auch als Bildschirm im Foyer. Daten der Stadt zum Weiterverwenden finden Sie unter [Offene Daten](/de/open-data/).`,
        },
        {
          slot: 'content',
          template: 'bild-text',
          titel: 'Was der Gemeinderat entscheidet',
          text: `Wann welches Gremium tagt, worüber beraten wird und was beschlossen wurde, steht mit allen öffentlichen Unterlagen beim [Gemeinderat](/de/gemeinderat/).`,
          bild: 'ratssaal',
          anordnung: 'text-bild',
          link: '/de/gemeinderat/sitzungen/',
          linktext: 'Nächste Sitzungen',
        },
        {
          slot: 'content',
          template: 'bild-text',
          titel: 'Mit Termin warten Sie nicht',
          text: `Im Bürgerbüro und im Standesamt haben Anliegen mit Termin Vorrang. Sie vereinbaren ihn am Telefon oder mit einer kurzen Nachricht.`,
          bild: 'buergerbuero',
          anordnung: 'bild-text',
          link: '/de/kontakt/',
          linktext: 'Termin vereinbaren',
        },
        {
          slot: 'sidebar',
          template: 'oeffnungszeiten',
          titel: 'Sprechzeiten',
          amt: 'hauptamt',
        },
        {
          slot: 'sidebar',
          template: 'text',
          titel: 'Anschrift',
          text: `Stadtverwaltung Bad Silberbronn\\
Marktplatz 1\\
00375 Bad Silberbronn

Zentrale [030 23125-100](tel:+493023125100)\\
[stadt@bad-silberbronn.example](mailto:stadt@bad-silberbronn.example)`,
        },
        {
          slot: 'sidebar',
          template: 'text',
          titel: 'Groß und einfach',
          text: `Welches Amt, welches Zimmer, welche Unterlagen: Der [Behördenlotse](/de/behoerdenlotse/) sagt es in großer Schrift und einfachen Sätzen.`,
        },
      ],
    },
    en: {
      pfad: '/en/town-hall/',
      titel: 'Town hall',
      beschreibung: 'Address, opening hours and offices of the Bad Silberbronn town council.',
      heroImages: [{ bild: 'marktplatz' }, { bild: 'rathaus-foyer' }],
      blocks: [
        {
          slot: 'content',
          template: 'text',
          text: `The town hall has stood on the market square since 1743. Nine of the fourteen offices work here; the others are in the spa park, the Bürgerhaus and on Talstraße.

## The offices

- [Citizens’ office](/en/authorities/citizens-office-id_1/): identity documents, registration, certificates, lost property
- [Registry office](/en/authorities/registry-office-id_2/): marriages, births, deaths, certificates
- [Treasury](/en/authorities/treasury-and-tax-office-id_3/): taxes, fees, visitor’s tax, town cashier
- [Building office](/en/authorities/building-office-id_4/): [building areas](/en/town-hall/building-areas/), building applications, roads, green spaces, cemetery
- [Public order office](/en/authorities/public-order-office-id_5/): traffic, trade, festivals, barbecue hut
- [Education, family and social affairs](/en/authorities/education-family-and-social-affairs-id_10/): nurseries, schools, benefits, pensions
- [Mayor’s office](/en/authorities/mayor-s-office-id_7/): surgery, honours, press
- [Central services](/en/authorities/central-services-and-human-resources-id_8/): council, elections, by-laws, jobs
- [Town archive](/en/authorities/town-archive-id_9/): files, maps, photographs

## In other buildings

- [Tourist information](/en/authorities/tourist-information-id_6/): guest services, tickets, guided tours
- [Spa administration](/en/authorities/spa-administration-id_14/): outpatient treatment, health courses
- [Library](/en/authorities/library-id_11/): books, games, story time
- [Municipal utilities](/en/authorities/municipal-utilities-id_12/): water, heat, car parks, funicular
- [Works department](/en/authorities/works-department-and-town-nursery-id_13/): roads, winter service, spa park

Much can be done without a visit. The [citizen services](/en/citizen-services/) page tells you which documents you need. Who is there for what you find under [contact persons](/en/town-hall/contact-persons/), and how the offices belong together under [organisation](/en/town-hall/organisation/). Data of the town that you may use is under [open data](/en/open-data/).`,
        },
        {
          slot: 'content',
          template: 'bild-text',
          titel: 'What the council decides',
          text: `When the council and its committees meet, and what they have decided, you find under [town council](/en/town-council/).`,
          bild: 'ratssaal',
          anordnung: 'text-bild',
          link: '/en/town-council/',
          linktext: 'Next meetings',
        },
        {
          slot: 'content',
          template: 'bild-text',
          titel: 'No waiting with an appointment',
          text: `Appointments take priority in the citizens’ office and the registry office. Call or send us a short message.`,
          bild: 'buergerbuero',
          anordnung: 'bild-text',
          link: '/en/contact/',
          linktext: 'Make an appointment',
        },
        {
          slot: 'sidebar',
          template: 'oeffnungszeiten',
          titel: 'Opening hours',
          amt: 'hauptamt',
        },
        {
          slot: 'sidebar',
          template: 'text',
          titel: 'Address',
          text: `Stadtverwaltung Bad Silberbronn\\
Marktplatz 1\\
00375 Bad Silberbronn

Switchboard [+49 30 23125-100](tel:+493023125100)\\
[stadt@bad-silberbronn.example](mailto:stadt@bad-silberbronn.example)`,
        },
        {
          slot: 'sidebar',
          template: 'text',
          titel: 'Help in English',
          text: `Most of our staff speak English. If you would like an interpreter for another language, please tell us when you make your appointment.`,
        },
      ],
    },
  },
  {
    key: 'ansprechpartner',
    eltern: 'rathaus',
    pageLayout: 'default',
    de: {
      pfad: '/de/rathaus/ansprechpartner/',
      titel: 'Ansprechpartner',
      beschreibung: 'Wer im Rathaus von Bad Silberbronn für was da ist: Namen, Zimmer, Telefon.',
      blocks: [{ slot: 'content', template: 'ansprechpartner', titel: 'Nach Ämtern' }],
    },
    en: {
      pfad: '/en/town-hall/contact-persons/',
      titel: 'Contact persons',
      beschreibung: 'Who does what at the town hall of Bad Silberbronn: names, rooms, telephones.',
      blocks: [{ slot: 'content', template: 'ansprechpartner', titel: 'By office' }],
    },
  },
  {
    key: 'mitarbeiter-detail',
    eltern: 'ansprechpartner',
    pageLayout: 'default',
    detailseite_fuer: 'mitarbeiter',
    de: {
      pfad: '/de/rathaus/ansprechpartner/*',
      titel: 'Ansprechpartner',
      blocks: [{ slot: 'content', template: 'mitarbeiter-detail' }],
    },
    en: {
      pfad: '/en/town-hall/contact-persons/*',
      titel: 'Contact person',
      blocks: [{ slot: 'content', template: 'mitarbeiter-detail' }],
    },
  },
]
