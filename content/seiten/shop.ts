import type { SeiteContent } from '../shape.ts'

/** What the town sells, and the page of one article (spec 2.2, 3; fees: spec 9). */
export const shopseiten: SeiteContent[] = [
  {
    key: 'shop',
    eltern: 'start',
    zustaendig: 'tourismus',
    pageLayout: 'wide',
    de: {
      pfad: '/de/shop/',
      titel: 'Shop',
      beschreibung:
        'Karten, Plakate, Honig und Handgemachtes aus Bad Silberbronn, mit der Post oder am Schalter.',
      blocks: [
        { slot: 'content', template: 'shop' },
        {
          slot: 'content',
          template: 'text',
          titel: 'Lieber am Schalter?',
          text: `Alles aus dem Shop liegt auch in der [Tourist-Information](/de/tourist-information/) in der Wandelhalle. Fragen zu einer Bestellung beantworten wir unter {telefon:tourist-information} oder [shop@bad-silberbronn.example](mailto:shop@bad-silberbronn.example).

Das Plakat der Belcanto-Gala gibt es nur mit den Unterschriften des Ensembles. Es wird am Abend im Foyer versteigert, zugunsten der [Akademie BelCanto](/de/rossini/akademie-belcanto/).`,
        },
      ],
    },
    en: {
      pfad: '/en/shop/',
      titel: 'Shop',
      beschreibung:
        'Tickets, posters, honey and things made by hand in Bad Silberbronn, by post or at the counter.',
      blocks: [
        { slot: 'content', template: 'shop' },
        {
          slot: 'content',
          template: 'text',
          titel: 'Rather at the counter?',
          text: `Everything in the shop is also sold at the [tourist information office](/en/tourist-information/) in the pump room. If you have a question about an order, call {telefon:tourist-information} or write to [shop@bad-silberbronn.example](mailto:shop@bad-silberbronn.example).

The poster of the bel canto gala exists only with the signatures of the ensemble. It is auctioned in the foyer on the night, in aid of the [BelCanto Academy](/en/rossini/academy-belcanto/).`,
        },
      ],
    },
  },
  {
    key: 'shop-artikel',
    eltern: 'shop',
    zustaendig: 'tourismus',
    pageLayout: 'default',
    detailseite_fuer: 'shop_artikel',
    de: {
      pfad: '/de/shop/*',
      titel: 'Artikel',
      blocks: [{ slot: 'content', template: 'shop-artikel' }],
    },
    en: {
      pfad: '/en/shop/*',
      titel: 'Article',
      blocks: [{ slot: 'content', template: 'shop-artikel' }],
    },
  },
  {
    key: 'warenkorb',
    eltern: 'shop',
    zustaendig: 'tourismus',
    pageLayout: 'default',
    de: {
      pfad: '/de/shop/warenkorb/',
      titel: 'Warenkorb',
      blocks: [{ slot: 'content', template: 'warenkorb' }],
    },
    en: {
      pfad: '/en/shop/cart/',
      titel: 'Shopping cart',
      blocks: [{ slot: 'content', template: 'warenkorb' }],
    },
  },
]
