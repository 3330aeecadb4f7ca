import type { SeiteInLanguage } from '../shape.ts'

/** The home page in English. */
export const startEn: SeiteInLanguage = {
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
    {
      bild: 'wandelhalle',
      titel: 'A glass of spring water',
      untertitel: 'Drawn fresh in the pump room',
    },
    {
      bild: 'kurgarten',
      titel: 'Under old trees',
      untertitel: 'The spa park begins right behind the bath house',
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
    {
      titel: 'Rossini Festival',
      untertitel: 'Seventeen days of bel canto in summer',
      link: '/en/rossini/',
      linktext: 'To the festival',
      bild: 'festival-buehne',
    },
    {
      titel: 'Out with the children',
      untertitel: 'The forest playground and other places to go',
      link: '/en/families/',
      linktext: 'Ideas for families',
      bild: 'waldspielplatz',
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
          text: 'Daily from 09:00',
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
          link: '/en/walking-and-nature/tours/',
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
      text: `Around 140 concerts a year take place in the concert hall by the spa park and in the spa theatre. The spa orchestra plays on Sundays at 15:30; with the Silberkarte guest card you get in free.

For all other evenings, tickets are available from the [tourist information office](/en/tourist-information/) and on the ticket line, [+49 30 23125-220](tel:+493023125220).`,
      bild: 'theater',
      anordnung: 'text-bild',
      link: '/en/spa-park-and-concerts/',
      linktext: 'Spa park and concerts',
    },
    { slot: 'content', template: 'eventteaser', titel: 'Coming up' },
    {
      slot: 'content',
      template: 'zitat',
      text: 'I had come for the water and stayed for the woods.',
      quelle: 'From the bath house visitors’ book, 12 October 1891',
    },
    {
      slot: 'content',
      template: 'bild-text',
      titel: 'Stay the night',
      text: `From the inn in the old town to the campsite by the Silber: 74 places in Bad Silberbronn let rooms, flats and pitches. Many are so close to the bath house that you can walk across in your bathrobe.

Not sure what suits you? The [tourist information office](/en/tourist-information/) will look with you, on the telephone at {telefon:tourist-information}.`,
      bild: 'gasthof',
      anordnung: 'bild-text',
      link: '/en/accommodations/',
      linktext: 'Find a place to stay',
    },
    {
      slot: 'content',
      template: 'newsticker',
      titel: 'News from the town',
      anzahl: 6,
      link: '/en/news/',
      linktext: 'All news',
    },
  ],
}
