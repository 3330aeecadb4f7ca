import type { SeiteContent } from '../shape.ts'

/** Accommodation (spec 2.5, 2.7): search, hosts, packages. */
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
    blocks: [
      {
        slot: 'content',
        template: 'unterkuenfte',
        wohnmobil: '/de/besucherinformationen/wohnmobilstellplatz/',
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
        text: `Der Zeltplatz an der Mühle liegt direkt am Bach und ist von April bis Oktober geöffnet: 60 Stellplätze, ab 10 € je Person und Nacht.

Für Wohnmobile gibt es 32 Plätze am Parkplatz Oberwies, ganzjährig, mit Strom und Wasser für 14,00 € je Nacht. Die Haltestelle der Linie 2 liegt gegenüber.`,
        bild: 'stellplatz',
        anordnung: 'bild-text',
        link: '/de/besucherinformationen/wohnmobilstellplatz/',
        linktext: 'Alle Wohnmobilstellplätze',
      },
      {
        slot: 'content',
        template: 'headline-teaser',
        titel: 'Nichts gefunden?',
        titel_tag: 'h2',
        untertitel: '74 Häuser, 1.860 Betten',
        einleitung:
          'Die Tourist-Information kennt alle Häuser, auch die kleinen, und nennt Ihnen, was in Ihrer Zeit frei ist. Eine Vermittlungsgebühr zahlen Sie nicht.',
        link: '/de/tourist-information/',
        linktext: 'Zur Tourist-Information',
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
    blocks: [
      { slot: 'content', template: 'unterkuenfte', wohnmobil: '/en/motorhome-parking/' },
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
        text: `The campsite by the mill lies right beside the brook and is open from April to October: 60 pitches, from €10 per person and night.

There are 32 places for motorhomes at the Oberwies car park, open all year, with electricity and water for €14.00 a night. The number 2 bus stops across the road.`,
        bild: 'stellplatz',
        anordnung: 'bild-text',
        link: '/en/motorhome-parking/',
        linktext: 'All motorhome sites',
      },
      {
        slot: 'content',
        template: 'headline-teaser',
        titel: 'Nothing suitable?',
        titel_tag: 'h2',
        untertitel: '74 places to stay, 1,860 beds',
        einleitung:
          'The tourist information office knows every house, the small ones too, and will tell you what is free on your dates. We do not charge a booking fee.',
        link: '/en/tourist-information/',
        linktext: 'To the tourist information',
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

/** One place to stay. */
export const unterkunftsseite: SeiteContent = {
  key: 'unterkunft',
  eltern: 'unterkuenfte',
  pageLayout: 'wide',
  detailseite_fuer: 'unterkuenfte',
  de: {
    pfad: '/de/unterkuenfte/*',
    titel: 'Unterkunft',
    blocks: [{ slot: 'content', template: 'unterkunft-detail' }],
  },
  en: {
    pfad: '/en/accommodations/*',
    titel: 'Place to stay',
    blocks: [{ slot: 'content', template: 'unterkunft-detail' }],
  },
}
