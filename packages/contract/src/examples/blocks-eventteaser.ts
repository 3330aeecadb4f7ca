import type { BlockExamples } from './blocks-content.ts'
import { cards } from './blocks-veranstaltungen.ts'
import { veranstaltungExamples } from './veranstaltung.ts'

const { typical, minimal, cancelled, english, ...others } = veranstaltungExamples
const none = { link: null, linktext: null }

/** So many events, each with a number of its own. */
function many(count: number) {
  const days = Array.from({ length: count }, (_, place) => ({
    ...minimal,
    id: 100 + place,
    titel: `Kurkonzert ${place + 1}`,
    detailURL: `/de/veranstaltungen/kurkonzert-${place + 1}-id_${100 + place}/`,
  }))
  return { ...cards(...days), pro_seite: 20 }
}

const teaser = { template: 'eventteaser', slotName: 'content' } as const

/** Examples of `eventteaser`. */
export const eventteaser: BlockExamples<'eventteaser'> = {
  typical: {
    ...teaser,
    context: many(12),
    options: {
      titel: 'Die nächsten Veranstaltungen',
      einleitung: 'Musik, Märkte und Wege durch den Wald.',
      ...none,
    },
  },
  minimal: { ...teaser, context: many(0), options: { titel: null, einleitung: null, ...none } },
  'long-words': {
    ...teaser,
    context: cards(others['long-words']),
    options: {
      titel: 'Sommernachtskonzertreihenveranstaltungsübersicht',
      einleitung: null,
      link: '/de/veranstaltungen/',
      linktext: 'Gesamtveranstaltungskalender',
    },
  },
  english: {
    ...teaser,
    context: { ...cards(english), uebersicht: '/en/events/' },
    options: { titel: 'Coming up', einleitung: null, ...none },
  },
  full: {
    ...teaser,
    context: many(20),
    options: { titel: 'Veranstaltungen', einleitung: null, ...none },
  },
}

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
export const shopVeranstaltungen: BlockExamples<'shop-veranstaltungen'> = {
  typical: {
    ...shop,
    context: { ...cards(typical, cancelled), artikel },
    options: { titel: 'Karten im Shop', einleitung: null, ...none },
  },
  minimal: { ...shop, context: cards(), options: { titel: null, einleitung: null, ...none } },
  'long-words': {
    ...shop,
    context: {
      ...cards(others['long-words']),
      artikel: [
        {
          veranstaltung_id: others['long-words'].id,
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

const filter = { template: 'veranstaltungen-filter', slotName: 'content' } as const
const choices = {
  uebersicht: '/de/veranstaltungen/',
  rubriken: [
    { id: 5, rubrik: 'Führungen' },
    { id: 3, rubrik: 'Konzerte' },
  ],
  orte: [{ id: 4, titel: 'Konzerthaus' }],
}

/** Examples of `veranstaltungen-filter`. */
export const veranstaltungenFilter: BlockExamples<'veranstaltungen-filter'> = {
  typical: { ...filter, context: choices, options: { titel: 'Was ist los?' } },
  minimal: {
    ...filter,
    context: { uebersicht: null, rubriken: [], orte: [] },
    options: { titel: null },
  },
  'long-words': {
    ...filter,
    context: {
      ...choices,
      rubriken: [{ id: 8, rubrik: 'Gesundheitsförderungsveranstaltungsreihen' }],
    },
    options: { titel: 'Veranstaltungskalenderschnellsuche' },
  },
  english: {
    ...filter,
    context: { ...choices, uebersicht: '/en/events/', rubriken: [{ id: 3, rubrik: 'Concerts' }] },
    options: { titel: 'What is on?' },
  },
}

const sidebar = { template: 'sidebar-veranstaltungen', slotName: 'sidebar' } as const

/** Examples of `sidebar-veranstaltungen`. */
export const sidebarVeranstaltungen: BlockExamples<'sidebar-veranstaltungen'> = {
  typical: {
    ...sidebar,
    context: { heute: '2027-06-16' },
    options: { titel: 'Mitmachen und mitnehmen', link: null },
  },
  minimal: {
    ...sidebar,
    context: { heute: '2027-12-31' },
    options: { titel: null, link: null },
  },
  'long-words': {
    ...sidebar,
    context: { heute: '2027-06-16' },
    options: { titel: 'Veranstaltungskalendereintragsvorschläge', link: null },
  },
  english: {
    ...sidebar,
    context: { heute: '2027-06-16' },
    options: { titel: 'Join in', link: '/en/suggest-an-event/' },
  },
}
