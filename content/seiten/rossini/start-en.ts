import type { Saison } from '../../saison.ts'
import type { SeiteInLanguage } from '../../shape.ts'

/** Home page of the festival in English. */
export const startEn = ({ zeitraum, am }: Saison): SeiteInLanguage => ({
  pfad: '/en/rossini/',
  titel: 'Rossini Festival Bad Silberbronn',
  beschreibung: `Bel canto in the Black Forest, ${zeitraum.en}: four operas, a Mass, young voices and a stage in the woods.`,
  heroImages: [
    {
      bild: 'festival-buehne',
      titel: 'Rossini Festival',
      untertitel: `Bad Silberbronn, ${zeitraum.en}`,
    },
    {
      bild: 'festival-waldbuehne',
      titel: 'Opera in the woods',
      untertitel: `Oberwies forest stage, from ${am(8).en}`,
    },
    {
      bild: 'festival-graben',
      titel: '34 desks, a lamp on each',
      untertitel: 'The Camerata Silbertal',
    },
    {
      bild: 'festival-wandelhalle',
      titel: 'In the interval',
      untertitel: 'Pump room, between palms and fountain',
    },
    {
      bild: 'festival-feuerwerk',
      titel: 'And fireworks to finish',
      untertitel: `Bel canto gala, ${am(15).en}`,
    },
  ],
  heroSlider: [
    {
      titel: 'Il barbiere di Siviglia',
      untertitel: `Opens on ${am(0).en}`,
      link: '/en/rossini/programme/',
      linktext: 'Dates',
      bild: 'plakat-barbiere',
    },
    {
      titel: 'La Cenerentola',
      untertitel: `Opens on ${am(7).en}`,
      link: '/en/rossini/programme/',
      linktext: 'Dates',
      bild: 'plakat-cenerentola',
    },
    {
      titel: 'L’italiana in Algeri',
      untertitel: `Forest stage, from ${am(8).en}`,
      link: '/en/rossini/programme/',
      linktext: 'Dates',
      bild: 'plakat-italiana',
    },
    {
      titel: 'Petite messe solennelle',
      untertitel: `Concert hall, ${am(9).en}`,
      link: '/en/rossini/programme/',
      linktext: 'About the concert',
      bild: 'plakat-messe',
    },
    {
      titel: 'Bel canto gala',
      untertitel: `${am(15).en}, with fireworks to follow`,
      link: '/en/rossini/programme/',
      linktext: 'About the gala',
      bild: 'plakat-gala',
    },
  ],
  blocks: [
    {
      slot: 'content',
      template: 'headline-teaser',
      titel: 'Great voices, 204 seats',
      titel_tag: 'h2',
      untertitel: zeitraum.en,
      einleitung:
        'In the spa theatre nobody sits more than fifteen metres from the stage. You hear a soprano take her breath, and you see what makes the bassoonist laugh. There is hardly a better place for Rossini’s operas.',
      link: '/en/rossini/programme/',
      linktext: 'See the programme',
    },
    {
      slot: 'content',
      template: 'bild-text-teaser-3x',
      titel: 'Three evenings to begin with',
      einleitung: 'First-time visitors often ask us where to start. We would suggest one of these.',
      teaser: [
        {
          titel: 'Something to laugh at',
          text: '“Il barbiere di Siviglia” in the spa theatre: a barber, a balcony and a guardian who notices nothing.',
          link: '/en/rossini/programme/',
          bild: 'festival-saal',
        },
        {
          titel: 'Opera among the firs',
          text: '“L’italiana in Algeri” on the forest stage. Blankets are provided; the evening does the lighting.',
          link: '/en/rossini/venues/',
          bild: 'festival-waldbuehne',
        },
        {
          titel: 'Young voices',
          text: '“La scala di seta” with the BelCanto Academy: ninety minutes, six roles, no interval.',
          link: '/en/rossini/academy-belcanto/',
          bild: 'festival-akademie',
        },
      ],
    },
    {
      slot: 'content',
      template: 'zitat',
      text: 'After rehearsal we all went to the thermal bath, and the bass went on singing under the dome.',
      quelle: 'From the diary of an academy scholar',
    },
    {
      slot: 'content',
      template: 'bild-text',
      titel: 'Why here?',
      text: `Gioachino Rossini (1792–1868) never came to Bad Silberbronn himself. His music did: in 1986 a crate of orchestral parts turned up in the attic of the spa theatre, copied out by spa guests more than a century earlier. Two summers later they led to the first festival.`,
      bild: 'festival-noten',
      anordnung: 'bild-text',
      link: '/en/rossini/festivalhistory/',
      linktext: 'History of the festival',
    },
    {
      slot: 'content',
      template: 'kurzinfo-icons',
      titel: 'Your visit',
      icons: [
        {
          icon: 'kalender',
          titel: 'Programme',
          text: 'Every performance on seventeen days',
          link: '/en/rossini/programme/',
        },
        {
          icon: 'telefon',
          titel: 'Tickets',
          text: 'In person on +49 30 23125-220',
          link: '/en/rossini/tickets/',
        },
        {
          icon: 'musik',
          titel: 'Venues',
          text: 'Theatre, concert hall, pump room, forest',
          link: '/en/rossini/venues/',
        },
        {
          icon: 'bett',
          titel: 'Where to stay',
          text: 'Rooms within walking distance of every stage',
          link: '/en/accommodations/',
        },
      ],
    },
    {
      slot: 'content',
      template: 'downloads',
      titel: 'To take with you',
      downloads: [
        { titel: 'Programme and prices on two pages (in German)', datei: 'rossini-programm' },
      ],
    },
  ],
})
