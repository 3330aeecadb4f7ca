import type { SeiteContent } from '../shape.ts'

/** Accommodation (spec 2.5, fallback home text of the accommodation page). */
export const unterkuenfte: SeiteContent = {
  key: 'unterkuenfte',
  eltern: 'start',
  zustaendig: 'tourismus',
  pageLayout: 'wide',
  de: {
    pfad: '/de/unterkuenfte/',
    titel: 'Unterkünfte',
    beschreibung:
      'Hotels, Pensionen, Ferienwohnungen, Camping- und Wohnmobilplätze in Bad Silberbronn.',
    heroImages: [{ bild: 'tal-abend' }, { bild: 'winter' }],
    blocks: [
      {
        slot: 'content',
        template: 'headline-teaser',
        titel: '74 Häuser, 1.860 Betten',
        titel_tag: 'h2',
        untertitel: 'Vom Kurhotel bis zum Zeltplatz an der Silber',
        einleitung:
          'Die Tourist-Information kennt alle Häuser und nennt Ihnen, was in Ihrer Zeit frei ist. Sie zahlen bei uns keine Vermittlungsgebühr.',
        link: '/de/tourist-information/',
        linktext: 'Anfragen',
      },
      {
        slot: 'content',
        template: 'bild-text-teaser-3x',
        titel: 'Wo möchten Sie wohnen?',
        teaser: [
          {
            titel: 'Hotels',
            text: 'Elf Häuser, vier davon mit direktem Zugang zum Badehaus. Doppelzimmer ab 96 €.',
            bild: 'badehaus',
          },
          {
            titel: 'Pensionen und Gasthöfe',
            text: '23 Häuser, die meisten mit eigener Küche. Doppelzimmer ab 68 €.',
            bild: 'gasthof',
          },
          {
            titel: 'Ferienwohnungen',
            text: '38 Wohnungen für zwei bis acht Personen, ab drei Nächten. Ab 55 €.',
            bild: 'gasse',
          },
        ],
      },
      {
        slot: 'content',
        template: 'pauschalangebote',
        titel: 'Übernachtung, Bad und Programm in einem',
        einleitung: 'Fünf Pauschalen von zwei Tagen bis drei Wochen, mit Bad und Silberkarte.',
        anzahl: 5,
        link: '/de/pauschalangebote/',
        linktext: 'Alle Pauschalangebote',
      },
      {
        slot: 'content',
        template: 'bild-text',
        titel: 'Camping und Wohnmobil',
        text: `Der Zeltplatz an der Mühle liegt direkt am Bach und ist von April bis Oktober geöffnet: 60 Stellplätze, 9,50 € je Person und Nacht.

Für Wohnmobile gibt es 32 Plätze am Parkplatz Oberwies, ganzjährig, mit Strom und Wasser für 14,00 € je Nacht. Die Haltestelle der Linie 2 liegt gegenüber.`,
        bild: 'stellplatz',
        anordnung: 'bild-text',
        link: '/de/anreise/',
        linktext: 'Anreise und Stellplätze',
      },
      {
        slot: 'content',
        template: 'text',
        titel: 'Kurtaxe und Silberkarte',
        text: `Die Kurtaxe beträgt 3,20 € je Person und Nacht, unter 16 Jahren entfällt sie. Dafür erhalten Sie von Ihrer Unterkunft die Silberkarte: freie Fahrt mit Bus und Bahn im Silbertal, freier Eintritt zu den Kurkonzerten und 1,50 € Nachlass im [Thermalbad](/de/thermalbad/).`,
      },
    ],
  },
  en: {
    pfad: '/en/accommodations/',
    titel: 'Accommodation',
    beschreibung: 'Hotels, guest houses, flats, camping and motorhome sites in Bad Silberbronn.',
    heroImages: [{ bild: 'tal-abend' }, { bild: 'winter' }],
    blocks: [
      {
        slot: 'content',
        template: 'headline-teaser',
        titel: '74 places to stay, 1,860 beds',
        titel_tag: 'h2',
        untertitel: 'From the spa hotel to the campsite by the Silber',
        einleitung:
          'The tourist information office knows every house and will tell you what is free on your dates. We do not charge a booking fee.',
        link: '/en/tourist-information/',
        linktext: 'Ask us',
      },
      {
        slot: 'content',
        template: 'bild-text-teaser-3x',
        titel: 'Where would you like to stay?',
        teaser: [
          {
            titel: 'Hotels',
            text: 'Eleven houses, four with direct access to the bath house. Doubles from €96.',
            bild: 'badehaus',
          },
          {
            titel: 'Guest houses and inns',
            text: '23 houses, most with their own kitchen. Doubles from €68.',
            bild: 'gasthof',
          },
          {
            titel: 'Apartments',
            text: '38 flats for two to eight people, minimum stay three nights. From €55.',
            bild: 'gasse',
          },
        ],
      },
      {
        slot: 'content',
        template: 'pauschalangebote',
        titel: 'Nights, baths and something to do in one',
        einleitung:
          'Five packages from two days to three weeks, with the bath and the Silberkarte.',
        anzahl: 5,
        link: '/en/package-offers/',
        linktext: 'All package offers',
      },
      {
        slot: 'content',
        template: 'bild-text',
        titel: 'Campsites and motorhome sites',
        text: `The campsite by the mill lies right beside the brook and is open from April to October: 60 pitches, €9.50 per person and night.

There are 32 places for motorhomes at the Oberwies car park, open all year, with electricity and water for €14.00 a night. The number 2 bus stops across the road.`,
        bild: 'stellplatz',
        anordnung: 'bild-text',
        link: '/en/getting-here/',
        linktext: 'Getting here and parking',
      },
      {
        slot: 'content',
        template: 'text',
        titel: 'Visitor’s tax and Silberkarte',
        text: `The visitor’s tax is €3.20 per person and night; under-16s are exempt. In return your host gives you the Silberkarte: free buses and trains in the Silbertal, free admission to the spa concerts and €1.50 off at the [thermal bath](/en/thermal-bath/).`,
      },
    ],
  },
}
