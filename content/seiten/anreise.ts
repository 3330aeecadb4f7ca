import type { SeiteContent } from '../shape.ts'

/** Getting here and around. */
export const anreise: SeiteContent = {
  key: 'anreise',
  eltern: 'start',
  zustaendig: 'tourismus',
  pageLayout: 'slim',
  de: {
    pfad: '/de/anreise/',
    titel: 'Anreise & Mobilität',
    beschreibung: 'Mit Bahn, Bus, Auto und Rad nach Bad Silberbronn und durch die Stadt.',
    heroImages: [{ bild: 'bahnhof' }, { bild: 'radweg' }, { bild: 'parkplatz' }],
    blocks: [
      {
        slot: 'content',
        template: 'text',
        text: `## Mit der Bahn

Die Silbertalbahn fährt montags bis freitags halbstündlich, am Wochenende stündlich nach Bad Silberbronn. Vom Bahnhof sind es drei Minuten zum Rathaus und acht Minuten zum Badehaus. Der Bahnsteig ist stufenlos, die Züge haben an jeder Tür eine Rampe.

## Mit dem Auto

Von der Talstraße aus folgen Sie dem Leitsystem P1 bis P4. Die Altstadt ist von 10:00 bis 18:00 Uhr für den Durchgangsverkehr gesperrt; Gäste dürfen zum Be- und Entladen an ihre Unterkunft fahren.

- **P1 Badehaus:** 180 Plätze, 1,50 € je Stunde
- **P2 Bahnhof:** 96 Plätze, 1,00 € je Stunde
- **P3 Bergbahn:** 140 Plätze, 4,00 € am Tag
- **P4 Sportplatz Oberwies:** 220 Plätze, kostenlos

An P1 und P3 stehen zwölf Ladepunkte mit je 22 Kilowatt. Mehr dazu: [Parken](/de/parken/).

## Mit dem Rad

Der Silbertal-Radweg verläuft 38 Kilometer ohne nennenswerte Steigung. Abstellboxen am Bahnhof kosten 1,00 € am Tag.`,
      },
      { slot: 'content', template: 'parken', titel: 'Jetzt freie Parkplätze' },
      {
        slot: 'content',
        template: 'kurzinfo-icons',
        titel: 'In der Stadt unterwegs',
        icons: [
          { icon: 'anreise', titel: 'Stadtbus', text: 'Linien 1 und 2, werktags alle 20 Minuten' },
          { icon: 'bahn', titel: 'Bergbahn', text: 'Fahrplan und Preise', link: '/de/bergbahn/' },
          {
            icon: 'parken',
            titel: 'Parken',
            text: 'Vier Parkplätze, 636 Plätze',
            link: '/de/parken/',
          },
          {
            icon: 'wandern',
            titel: 'Zu Fuß',
            text: 'Vom Marktplatz in den Kurpark: sechs Minuten',
          },
        ],
      },
      {
        slot: 'sidebar',
        template: 'sidebar-navigation',
        titel: 'Ihr Aufenthalt',
        links: [
          { link: '/de/unterkuenfte/', linktext: 'Unterkünfte' },
          { link: '/de/pauschalangebote/', linktext: 'Pauschalangebote' },
          { link: '/de/bergbahn/', linktext: 'Bergbahn' },
          { link: '/de/tourist-information/', linktext: 'Tourist-Information' },
        ],
      },
      {
        slot: 'sidebar',
        template: 'text',
        titel: 'Freie Fahrt mit der Silberkarte',
        text: `Wer in Bad Silberbronn übernachtet, erhält von der Unterkunft die Silberkarte. Damit fahren Sie mit dem Stadtbus und der Silbertalbahn kostenlos.

[Kurtaxe und Silberkarte](/de/tourist-information/)`,
      },
      {
        slot: 'sidebar',
        template: 'text',
        titel: 'Taxi und Rufbus',
        text: `Rufbus nach 20:00 Uhr: [030 23125-450](tel:+493023125450), bitte 45 Minuten vorher anrufen.`,
      },
      {
        slot: 'sidebar',
        template: 'text',
        titel: 'Ohne Stufen',
        text: `Bahnsteig, Stadtbus und Bergbahn erreichen Sie ohne Stufen. An P1, P2 und P3 gibt es breite Plätze nahe am Eingang.

[Barrierefreiheit](/de/barrierefreiheit/)`,
      },
      {
        slot: 'sidebar',
        template: 'sidebar-sommerbergbahn',
        titel: 'Bergbahn',
        links: [{ link: '/de/bergbahn/', linktext: 'Alle Fahrzeiten' }],
      },
    ],
  },
  en: {
    pfad: '/en/getting-here/',
    titel: 'Getting here & around',
    beschreibung: 'To Bad Silberbronn by train, car and bicycle, and how to get about in town.',
    heroImages: [{ bild: 'bahnhof' }, { bild: 'radweg' }, { bild: 'parkplatz' }],
    blocks: [
      {
        slot: 'content',
        template: 'text',
        text: `## By train

The Silbertal line runs to Bad Silberbronn every half hour on weekdays and hourly at weekends. From the station it is three minutes on foot to the town hall and eight to the bath house. The platform is step-free, and every train door has a ramp.

## By car

From Talstraße follow the signs for car parks P1 to P4. The old town is closed to through traffic between 10:00 and 18:00; guests may drive to their accommodation to load and unload.

- **P1 Bath house:** 180 spaces, €1.50 an hour
- **P2 Station:** 96 spaces, €1.00 an hour
- **P3 Funicular:** 140 spaces, €4.00 a day
- **P4 Oberwies sports ground:** 220 spaces, free

There are twelve 22 kW charging points at P1 and P3. Find out more under [Parking](/en/parking/).

## By bicycle

The Silbertal cycle path runs for 38 kilometres without a serious climb. Bicycle lockers at the station cost €1.00 a day.`,
      },
      { slot: 'content', template: 'parken', titel: 'Free parking spaces now' },
      {
        slot: 'content',
        template: 'kurzinfo-icons',
        titel: 'Around town',
        icons: [
          {
            icon: 'anreise',
            titel: 'Town bus',
            text: 'Lines 1 and 2, every 20 minutes on weekdays',
          },
          { icon: 'bahn', titel: 'Funicular', text: 'Times and fares', link: '/en/funicular/' },
          {
            icon: 'parken',
            titel: 'Parking',
            text: 'Four car parks, 636 spaces',
            link: '/en/parking/',
          },
          { icon: 'wandern', titel: 'On foot', text: 'Market square to spa park: six minutes' },
        ],
      },
      {
        slot: 'sidebar',
        template: 'sidebar-navigation',
        titel: 'Your stay',
        links: [
          { link: '/en/accommodations/', linktext: 'Accommodation' },
          { link: '/en/package-offers/', linktext: 'Package offers' },
          { link: '/en/funicular/', linktext: 'Funicular' },
          { link: '/en/tourist-information/', linktext: 'Tourist information' },
        ],
      },
      {
        slot: 'sidebar',
        template: 'text',
        titel: 'Travel free with the Silberkarte',
        text: `If you stay overnight in Bad Silberbronn, your host will give you the Silberkarte. It lets you use the town buses and the Silbertal line free of charge.

[Visitor’s tax and Silberkarte](/en/tourist-information/)`,
      },
      {
        slot: 'sidebar',
        template: 'text',
        titel: 'Taxi and call bus',
        text: `Call bus after 20:00: [+49 30 23125-450](tel:+493023125450). Please ring 45 minutes ahead.`,
      },
      {
        slot: 'sidebar',
        template: 'text',
        titel: 'Step-free',
        text: `You can reach the platform, the town buses and the funicular without steps. P1, P2 and P3 have wide spaces close to the entrance.

[Accessibility](/en/accessibility/)`,
      },
      {
        slot: 'sidebar',
        template: 'sidebar-sommerbergbahn',
        titel: 'Funicular',
        links: [{ link: '/en/funicular/', linktext: 'All times' }],
      },
    ],
  },
}
