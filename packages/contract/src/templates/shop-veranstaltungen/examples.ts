import type { BlockExamples } from '../../examples/block-examples.ts'
import { cards } from '../../examples/event-cards.ts'
import { veranstaltungExamples } from '../../examples/veranstaltung.ts'

const { typical, cancelled, english, 'long-words': longWords } = veranstaltungExamples
const none = { link: null, linktext: null }
const shop = { template: 'shop-veranstaltungen', slotName: 'content' } as const

const artikel = [
  {
    veranstaltung_id: typical.id,
    titel: 'Karte Sommernachtskonzert',
    preis_pro_einheit: 12,
    detailURL: '/de/shop/karte-sommernachtskonzert-id_7/',
  },
]

/** Examples of `shop-veranstaltungen`. */
export const examples: BlockExamples<'shop-veranstaltungen'> = {
  typical: {
    ...shop,
    context: { ...cards(typical, cancelled), artikel },
    options: { titel: 'Karten im Shop', einleitung: null, ...none },
  },
  minimal: { ...shop, context: cards(), options: { titel: null, einleitung: null, ...none } },
  'long-words': {
    ...shop,
    context: {
      ...cards(longWords),
      artikel: [
        {
          veranstaltung_id: longWords.id,
          titel: 'Ermäßigungsberechtigteneintrittskartenkontingent',
          preis_pro_einheit: 1234.5,
          detailURL: null,
        },
      ],
    },
    options: { titel: 'Eintrittskartenvorverkaufsstellenübersicht', einleitung: null, ...none },
  },
  english: {
    ...shop,
    context: { ...cards(english), artikel, uebersicht: '/en/events/' },
    options: { titel: 'Tickets in the shop', einleitung: null, ...none },
  },
}
