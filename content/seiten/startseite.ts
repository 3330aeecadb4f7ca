import type { SeiteContent } from '../shape.ts'

/** The home page. */
export const startseite: SeiteContent = {
  key: 'start',
  pageLayout: 'portal',
  de: {
    pfad: '/de/',
    titel: 'Bad Silberbronn',
    beschreibung:
      'Heilbad im nördlichen Schwarzwald: Thermalbad, Bergbahn, Konzerte, Wanderwege und die Dienste des Rathauses.',
    heroImages: [
      {
        bild: 'tal-sommer',
        titel: 'Bad Silberbronn',
        untertitel: 'Heilbad im nördlichen Schwarzwald',
      },
      {
        bild: 'thermennacht',
        titel: 'Warmes Wasser unter Sternen',
        untertitel: 'Thermennacht im Außenbecken',
      },
      {
        bild: 'aussichtsturm',
        titel: 'Früh auf dem Hohen Stein',
        untertitel: 'Mit der Bergbahn in sechs Minuten',
      },
    ],
    heroSlider: [
      {
        titel: 'Sonntags um halb vier',
        untertitel: 'Das Kurorchester spielt für Sie',
        link: '/de/kurpark-und-konzerte/',
        linktext: 'Zu den Konzerten',
        bild: 'konzerthaus',
      },
      {
        titel: 'Abendmarkt am Rathaus',
        untertitel: 'Brot, Käse und Honig aus dem Silbertal',
        link: '/de/veranstaltungen/',
        linktext: 'Alle Termine',
        bild: 'abendmarkt',
      },
      {
        titel: 'Auf den Hohen Stein',
        untertitel: 'Mit der Bergbahn, Sommer wie Winter',
        link: '/de/bergbahn/',
        linktext: 'Fahrplan und Preise',
        bild: 'bergbahn-winter',
      },
    ],
    blocks: [
      {
        slot: 'content',
        template: 'headline-teaser',
        titel: 'Wasser, Wald und Musik',
        titel_tag: 'h2',
        untertitel: 'Willkommen in Bad Silberbronn',
        einleitung:
          'Das Thermalwasser kommt mit 37,8 Grad aus dem Fels, der Wald beginnt hinter dem Kurpark, und an den meisten Sonntagen spielt das Kurorchester. Vom Bahnhof sind es acht Minuten zu Fuß bis zum Badehaus.',
        link: '/de/thermalbad/',
        linktext: 'Zum Thermalbad',
      },
      {
        slot: 'content',
        template: 'kurzinfo-icons',
        titel: 'Schnell gefunden',
        icons: [
          {
            icon: 'therme',
            titel: 'Thermalbad',
            text: 'Täglich ab 09:00 Uhr',
            link: '/de/thermalbad/',
          },
          {
            icon: 'bahn',
            titel: 'Bergbahn',
            text: 'Alle 30 Minuten auf den Hohen Stein',
            link: '/de/bergbahn/',
          },
          {
            icon: 'kalender',
            titel: 'Veranstaltungen',
            text: 'Was in den nächsten Wochen stattfindet',
            link: '/de/veranstaltungen/',
          },
          {
            icon: 'rathaus',
            titel: 'Bürgerservice',
            text: 'Ausweis, Anmeldung, Gebühren',
            link: '/de/buergerservice/',
          },
        ],
      },
      {
        slot: 'content',
        template: 'bild-text-teaser-3x',
        titel: 'Drei Wege durch den Tag',
        einleitung:
          'Jeder dieser Vorschläge passt in einen halben Tag und beginnt in der Ortsmitte.',
        teaser: [
          {
            titel: 'Baden im Badehaus',
            text: 'Vier Becken zwischen 32 und 38 Grad, dazu die Halle mit dem Gewölbe von 1874.',
            link: '/de/thermalbad/',
            bild: 'therme-innen',
          },
          {
            titel: 'Auf dem Quellenweg',
            text: 'Sieben Kilometer an fünf Brunnen vorbei, ohne steile Stücke.',
            link: '/de/wandern-und-natur/',
            bild: 'waldweg',
          },
          {
            titel: 'Durch die Altstadt',
            text: 'Fachwerk, Marktbrunnen und die Badgasse: ein Rundgang durch 700 Jahre.',
            link: '/de/stadtgeschichte/',
            bild: 'gasse',
          },
        ],
      },
      {
        slot: 'content',
        template: 'bild-text',
        titel: 'Heute Abend ins Konzert',
        text: `Im Konzerthaus am Kurpark und im Kurtheater finden im Jahr rund 140 Konzerte statt. Das Kurorchester spielt sonntags um 15:30 Uhr; der Eintritt ist mit der Silberkarte frei.

Karten für alle anderen Abende erhalten Sie in der [Tourist-Information](/de/tourist-information/) und unter der Kartentelefonnummer [030 23125-220](tel:+493023125220).`,
        bild: 'theater',
        anordnung: 'text-bild',
        link: '/de/kurpark-und-konzerte/',
        linktext: 'Kurpark und Konzerte',
      },
      {
        slot: 'content',
        template: 'zitat',
        text: 'Ich war wegen des Wassers gekommen und bin wegen der Wälder geblieben.',
        quelle: 'Aus dem Gästebuch des Badehauses, 12. Oktober 1891',
      },
      { slot: 'content', template: 'veranstaltungen', titel: 'Die nächsten Veranstaltungen' },
      { slot: 'content', template: 'aktuelles', titel: 'Aktuelles aus der Stadt' },
    ],
  },
  en: {
    pfad: '/en/',
    titel: 'Bad Silberbronn',
    beschreibung:
      'A spa town in the northern Black Forest: thermal bath, funicular, concerts, footpaths and the services of the town hall.',
    heroImages: [
      {
        bild: 'tal-sommer',
        titel: 'Bad Silberbronn',
        untertitel: 'Spa town in the northern Black Forest',
      },
      {
        bild: 'thermennacht',
        titel: 'Warm water under the stars',
        untertitel: 'Thermal night in the outdoor pool',
      },
      {
        bild: 'aussichtsturm',
        titel: 'Early on the Hoher Stein',
        untertitel: 'Six minutes by funicular',
      },
    ],
    heroSlider: [
      {
        titel: 'Sundays at half past three',
        untertitel: 'The spa orchestra plays for you',
        link: '/en/spa-park-and-concerts/',
        linktext: 'About the concerts',
        bild: 'konzerthaus',
      },
      {
        titel: 'Evening market at the town hall',
        untertitel: 'Bread, cheese and honey from the Silbertal',
        link: '/en/events/',
        linktext: 'All events',
        bild: 'abendmarkt',
      },
      {
        titel: 'Up the Hoher Stein',
        untertitel: 'By funicular, summer and winter',
        link: '/en/funicular/',
        linktext: 'Times and fares',
        bild: 'bergbahn-winter',
      },
    ],
    blocks: [
      {
        slot: 'content',
        template: 'headline-teaser',
        titel: 'Water, woodland and music',
        titel_tag: 'h2',
        untertitel: 'Welcome to Bad Silberbronn',
        einleitung:
          'The thermal water leaves the rock at 37.8 °C, the forest begins behind the spa park, and on most Sundays the spa orchestra plays. From the station it is an eight-minute walk to the bath house.',
        link: '/en/thermal-bath/',
        linktext: 'The thermal bath',
      },
      {
        slot: 'content',
        template: 'kurzinfo-icons',
        titel: 'Quick links',
        icons: [
          {
            icon: 'therme',
            titel: 'Thermal bath',
            text: 'Daily from 9 am',
            link: '/en/thermal-bath/',
          },
          {
            icon: 'bahn',
            titel: 'Funicular',
            text: 'Every 30 minutes to the Hoher Stein',
            link: '/en/funicular/',
          },
          {
            icon: 'kalender',
            titel: 'Events',
            text: 'What is on in the coming weeks',
            link: '/en/events/',
          },
          {
            icon: 'bett',
            titel: 'Accommodation',
            text: 'Hotels, guest houses, flats',
            link: '/en/accommodations/',
          },
        ],
      },
      {
        slot: 'content',
        template: 'bild-text-teaser-3x',
        titel: 'Three ways to spend half a day',
        einleitung: 'Each of them starts in the centre and leaves time for coffee.',
        teaser: [
          {
            titel: 'Bathe in the bath house',
            text: 'Four pools between 32 and 38 °C and the vaulted hall of 1874.',
            link: '/en/thermal-bath/',
            bild: 'therme-innen',
          },
          {
            titel: 'Walk the Springs Trail',
            text: 'Seven kilometres past five fountains, with no steep stretches.',
            link: '/en/walking-and-nature/',
            bild: 'waldweg',
          },
          {
            titel: 'Stroll through the old town',
            text: 'Half-timbered houses, the market fountain and Badgasse: seven centuries in one round.',
            link: '/en/town-history/',
            bild: 'gasse',
          },
        ],
      },
      {
        slot: 'content',
        template: 'bild-text',
        titel: 'A concert tonight',
        text: `Around 140 concerts a year take place in the concert hall by the spa park and in the spa theatre. The spa orchestra plays on Sundays at 3.30 pm; with the Silberkarte guest card you get in free.

For all other evenings, tickets are available from the [tourist information office](/en/tourist-information/) and on the ticket line, [+49 30 23125-220](tel:+493023125220).`,
        bild: 'theater',
        anordnung: 'text-bild',
        link: '/en/spa-park-and-concerts/',
        linktext: 'Spa park and concerts',
      },
      {
        slot: 'content',
        template: 'zitat',
        text: 'I had come for the water and stayed for the woods.',
        quelle: 'From the bath house visitors’ book, 12 October 1891',
      },
      { slot: 'content', template: 'veranstaltungen', titel: 'Coming up' },
      { slot: 'content', template: 'aktuelles', titel: 'News from the town' },
    ],
  },
}
