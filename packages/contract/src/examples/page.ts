import type { Seite, WireBlock } from '../page/page.ts'
import type { Route, RouteAnswer } from '../page/route.ts'
import { examples as bildText } from '../templates/bild-text/examples.ts'
import { examples as bildTextTeaser3x } from '../templates/bild-text-teaser-3x/examples.ts'
import { examples as headlineTeaser } from '../templates/headline-teaser/examples.ts'
import { examples as kurzinfoIcons } from '../templates/kurzinfo-icons/examples.ts'
import { examples as text } from '../templates/text/examples.ts'
import { examples as zitat } from '../templates/zitat/examples.ts'
import { bildExamples } from './bild.ts'

function list(as: string | null, template: string, options = {}): WireBlock {
  return { template, slotName: 'content', context: as, options }
}

const home: Seite = {
  id: 1,
  sprache: 'de',
  pageLayout: 'wide',
  pageTheme: 'default',
  title: 'Willkommen in Bad Silberbronn',
  description: 'Heilbad im nördlichen Schwarzwald: Thermalwasser, Wald und Musik.',
  canonical: null,
  seo: { title: 'Bad Silberbronn – Heilbad im nördlichen Schwarzwald', description: null },
  breadcrumbs: [],
  leichteSprache: '/de/leichte-sprache/',
  heroImages: [
    { bild: bildExamples.badhaus, titel: 'Bad Silberbronn', untertitel: 'Quelle der Ruhe' },
    { bild: bildExamples.bergbahn, titel: null, untertitel: null },
  ],
  heroSlider: [
    {
      titel: 'Sommer im Kurpark',
      untertitel: 'Konzerte von Juni bis August',
      link: '/de/veranstaltungen/',
      linktext: 'Zum Programm',
      bild: bildExamples.konzerthaus,
      copyright: bildExamples.konzerthaus.copyright,
    },
  ],
  pageContent: [
    headlineTeaser.typical,
    bildTextTeaser3x.typical,
    kurzinfoIcons.typical,
    list('veranstaltungen', 'veranstaltungen', { titel: 'Veranstaltungen' }),
    zitat.typical,
  ],
}

const plain = {
  sprache: 'de',
  pageTheme: 'default',
  description: null,
  canonical: null,
  seo: { title: null, description: null },
  breadcrumbs: [{ title: 'Startseite', href: '/de/' }],
  leichteSprache: null,
  heroImages: [],
  heroSlider: [],
} satisfies Partial<Seite>

/** Pages by name; blocks stand as they travel, with the name of their call in `context`. */
export const pageExamples = {
  home,
  typical: {
    ...plain,
    id: 41,
    pageLayout: 'slim',
    title: 'Silberbad',
    heroImages: [{ bild: bildExamples.badhaus, titel: null, untertitel: null }],
    pageContent: [text.typical, bildText['picture-first'], text.sidebar],
  },
  'detail-page': {
    ...plain,
    id: 42,
    pageLayout: 'default',
    title: 'Veranstaltung',
    breadcrumbs: [
      { title: 'Startseite', href: '/de/' },
      { title: 'Veranstaltungen', href: '/de/veranstaltungen/' },
    ],
    pageContent: [list('eintrag', 'veranstaltung-detail')],
  },
  minimal: { ...plain, id: 43, pageLayout: 'default', title: 'Leere Seite', pageContent: [] },
  'long-words': {
    ...plain,
    id: 44,
    pageLayout: 'slim',
    title: 'Straßenverkehrszulassungsordnungsangelegenheiten und Sondernutzungserlaubnisse',
    pageContent: [text['long-words'], headlineTeaser['long-words']],
  },
  english: {
    ...home,
    sprache: 'en',
    title: 'Welcome to Bad Silberbronn',
    description: 'A spa town in the northern Black Forest.',
    seo: { title: null, description: null },
    heroImages: [],
    heroSlider: [],
    pageContent: [headlineTeaser.english, text.english],
  },
  'unknown-template': {
    ...plain,
    id: 45,
    pageLayout: 'default',
    title: 'Eine Seite mit einem unbekannten Baustein',
    pageContent: [list(null, 'gibt-es-nicht'), text.typical],
  },
} satisfies Record<string, Seite>

const typicalRoute: Route = {
  pageTheme: 'default',
  sprache: 'de',
  apiCalls: [
    {
      name: 'seiten/41',
      as: 'seite',
      params: { sprache: 'de' },
      query: [],
      options: { redirectOnSingleEntry: false },
    },
    {
      name: 'veranstaltungen',
      as: 'veranstaltungen',
      params: { sprache: 'de', zeitraum: 'kommend', order: 'datum_von', pro_seite: 10 },
      query: ['seite', 'rubrik_id'],
      options: { redirectOnSingleEntry: false },
    },
  ],
  alternates: { de: '/de/veranstaltungen/', en: '/en/events/' },
  zugang: 'oeffentlich',
}

/** Answers of `route` by name. */
export const routeExamples = {
  typical: typicalRoute,
  detail: {
    ...typicalRoute,
    apiCalls: [
      {
        name: 'seiten/42',
        as: 'seite',
        params: { sprache: 'de' },
        query: [],
        options: { redirectOnSingleEntry: false },
      },
      {
        name: 'veranstaltungen/12',
        as: 'eintrag',
        params: { sprache: 'de' },
        query: [],
        options: { redirectOnSingleEntry: false },
      },
    ],
    alternates: {
      de: '/de/veranstaltungen/sommernachtskonzert-im-kurpark-id_12/',
      en: '/en/events/summer-night-concert-in-the-spa-gardens-id_12/',
    },
  },
  moved: { redirect: { status: 301, location: '/de/veranstaltungen/' } },
  elsewhere: { redirect: { status: 302, location: 'https://karten.bad-silberbronn.example/' } },
  gone: { redirect: { status: 410, location: null } },
} satisfies Record<string, RouteAnswer>
