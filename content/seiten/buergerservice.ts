import type { SeiteContent } from '../shape.ts'

/** Services for residents. */
export const buergerservice: SeiteContent = {
  key: 'buergerservice',
  eltern: 'rathaus',
  pageLayout: 'slim',
  de: {
    pfad: '/de/buergerservice/',
    titel: 'Bürgerservice',
    beschreibung:
      'Was Sie für Ausweis, Anmeldung, Heirat und Bauantrag brauchen, was es kostet und wie lange es dauert.',
    heroImages: [{ bild: 'buergerbuero' }],
    blocks: [
      {
        slot: 'content',
        template: 'bild-text-teaser-3x',
        titel: 'Was möchten Sie erledigen?',
        teaser: [
          {
            titel: 'Alle Dienste von A bis Z',
            text: 'Unterlagen, Gebühr und Zimmer zu jedem Anliegen.',
            link: '/de/behoerdenlotse/wegweiser/',
          },
          {
            titel: 'Lebenslagen',
            text: 'Umzug, Heirat, Kind, Trauerfall: was dann zu tun ist.',
            link: '/de/buergerservice/lebenslagen/',
          },
          {
            titel: 'Formulare',
            text: 'Zum Ausfüllen und Mitbringen.',
            link: '/de/buergerservice/formulare/',
          },
        ],
      },
      {
        slot: 'content',
        template: 'text',
        titel: 'Ausweise und Anmeldung',
        text: `### Personalausweis

Sie brauchen den bisherigen Ausweis und ein digitales Lichtbild, das Sie im Bürgerbüro aufnehmen können (6,00 €). Der Ausweis kostet 37,00 €, bis zum 24. Geburtstag 22,80 €. Nach drei Wochen liegt er zur Abholung bereit.

### Reisepass

70,00 €, bis zum 24. Geburtstag 37,50 €. Die Herstellung dauert vier Wochen, im Express vier Werktage gegen einen Aufpreis von 32,00 €.

### Wohnsitz anmelden

Innerhalb von zwei Wochen nach dem Einzug, kostenlos. Bitte bringen Sie die Bestätigung der Vermieterin oder des Vermieters mit.`,
      },
      {
        slot: 'content',
        template: 'bild-text',
        titel: 'Heiraten in Bad Silberbronn',
        text: `Getraut wird von Montag bis Samstag: im Trauzimmer des Rathauses, von Mai bis September auch im Musikpavillon des Kurparks und auf dem Hohen Stein. Die Anmeldung ist frühestens sechs Monate vorher möglich, den Termin vergeben wir am Telefon: {telefon:standesamt}.`,
        bild: 'trauzimmer',
        anordnung: 'bild-text',
        link: '/de/behoerdenlotse/standesamt-id_2/',
        linktext: 'Zum Standesamt',
      },
      {
        slot: 'content',
        template: 'text',
        titel: 'Haus und Gewerbe',
        text: `### Abfall

Wann in Ihrer Straße abgeholt wird und was wohin gehört, sagt der [Abfallkalender](/de/buergerservice/abfallkalender/).

### Nachbarschaft

Was gesucht, verschenkt, verloren und gefunden wird, hängt am [Schwarzen Brett](/de/schwarzes-brett/).

### Bauen und umbauen

Lassen Sie sich vor dem Antrag beraten: donnerstags von 14:00 bis 18:00 Uhr ohne Termin. In der Altstadt gilt die Gestaltungssatzung; sie regelt Dachform, Ziegelfarbe und Fenster.

Welche Bauplätze die Stadt abgibt, steht unter [Baugebiete](/de/rathaus/baugebiete/).

### Gewerbe anmelden

Das Formular erhalten Sie im Ordnungsamt. Die Gebühr beträgt 30,00 €.`,
      },
      {
        slot: 'sidebar',
        template: 'text',
        titel: 'Sprechzeiten',
        text: `Montag und Dienstag 08:00 bis 12:00 und 14:00 bis 16:00 Uhr, Donnerstag bis 18:00 Uhr, Freitag bis 12:30 Uhr. Mittwochs geschlossen.

[Alle Ämter](/de/rathaus/)`,
      },
      {
        slot: 'sidebar',
        template: 'text',
        titel: 'Fragen und Termine',
        text: `Zentrale [030 23125-100](tel:+493023125100)\\
Bürgerbüro {telefon:buergerbuero}

[Nachricht schreiben](/de/anfragen/)`,
      },
      {
        slot: 'sidebar',
        template: 'downloads',
        titel: 'Satzungen',
        downloads: [
          {
            titel: 'Auszug aus der Satzung über die Erhebung der Kurtaxe',
            datei: 'kurtaxe-satzung',
          },
        ],
      },
    ],
  },
  en: {
    pfad: '/en/citizen-services/',
    titel: 'Citizen services',
    beschreibung:
      'What you need for identity documents, registration, marriage and building, what it costs and how long it takes.',
    heroImages: [{ bild: 'buergerbuero' }],
    blocks: [
      {
        slot: 'content',
        template: 'bild-text-teaser-3x',
        titel: 'What would you like to do?',
        teaser: [
          {
            titel: 'All services from A to Z',
            text: 'Documents, fee and room for each of them.',
            link: '/en/authorities/guide/',
          },
          {
            titel: 'Life situations',
            text: 'Moving, getting married, a child, a death: what there is to do.',
            link: '/en/citizen-services/life-situations/',
          },
          {
            titel: 'Forms',
            text: 'To fill in and bring along.',
            link: '/en/citizen-services/forms/',
          },
        ],
      },
      {
        slot: 'content',
        template: 'text',
        titel: 'Documents and registration',
        text: `### Identity card

Bring your old card and a digital photograph, which you can have taken in the citizens’ office (€6.00). The card costs €37.00, or €22.80 if you are under 24, and is ready for collection after three weeks.

### Passport

€70.00, or €37.50 if you are under 24. It takes four weeks; the express service takes four working days and costs €32.00 extra.

### Registering your address

Within two weeks of moving in, free of charge. Please bring the confirmation signed by your landlord.`,
      },
      {
        slot: 'content',
        template: 'bild-text',
        titel: 'Getting married in Bad Silberbronn',
        text: `Weddings take place from Monday to Saturday: in the wedding room of the town hall and, from May to September, in the bandstand in the spa park or on the Hoher Stein. You can register up to six months ahead; dates are arranged by telephone on {telefon:standesamt}.`,
        bild: 'trauzimmer',
        anordnung: 'bild-text',
        link: '/en/authorities/registry-office-id_2/',
        linktext: 'The registry office',
      },
      {
        slot: 'content',
        template: 'text',
        titel: 'House and business',
        text: `### Waste

The [waste calendar](/en/citizen-services/waste-calendar/) says when waste is collected in your street and what goes where.

### Neighbours

What is wanted, given away, lost and found hangs on the [noticeboard](/en/noticeboard/).

### Building and converting

Please seek advice before you apply: Thursdays from 14:00 to 18:00, no appointment needed. A design by-law for the old town governs the shape of roofs, the colour of tiles and the windows.

Plots that the town sells are listed under [building areas](/en/town-hall/building-areas/).

### Registering a business

The form is available from the public order office. The fee is €30.00.`,
      },
      {
        slot: 'sidebar',
        template: 'text',
        titel: 'Opening hours',
        text: `Monday and Tuesday 08:00 to 12:00 and 14:00 to 16:00, Thursday until 18:00, Friday until 12:30. Closed on Wednesdays.

[All offices](/en/town-hall/)`,
      },
      {
        slot: 'sidebar',
        template: 'text',
        titel: 'Questions and appointments',
        text: `Switchboard [+49 30 23125-100](tel:+493023125100)\\
Citizens’ office {telefon:buergerbuero}

[Send a message](/en/enquiries/)`,
      },
      {
        slot: 'sidebar',
        template: 'downloads',
        titel: 'By-laws',
        downloads: [
          {
            titel: 'Extract from the by-law on the visitor’s tax (in German)',
            datei: 'kurtaxe-satzung',
          },
        ],
      },
    ],
  },
}
