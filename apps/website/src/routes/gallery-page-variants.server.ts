import { bildExamples, hinweisExamples } from '@kurstadt/contract/examples'
import type { Page } from '../content/index.ts'

type Seite = Page['seite']
type HeroImage = Seite['heroImages'][number]

const { badhaus, bergbahn, konzerthaus, decorative, broken } = bildExamples
const longWord = 'Straßenverkehrszulassungsordnungsangelegenheiten'

const images: HeroImage[] = [
  { bild: badhaus, titel: 'Bad Silberbronn', untertitel: 'Quelle der Ruhe' },
  { bild: konzerthaus, titel: 'Musik an jedem Sonntag', untertitel: 'Um halb vier im Konzerthaus' },
  { bild: bergbahn, titel: 'Hinauf auf den Hohen Stein', untertitel: 'In sechs Minuten' },
  { bild: decorative, titel: null, untertitel: null },
  { bild: broken, titel: 'Herbst im Silbertal', untertitel: 'Ein Bild, das fehlt' },
]

const slides = images.map(({ bild, titel, untertitel }, place) => ({
  titel: titel ?? 'Ohne eigenen Titel',
  untertitel,
  link: '/de/veranstaltungen/',
  linktext: `Empfehlung ${place + 1}`,
  bild,
  copyright: bild.copyright,
}))

const withSeite = (change: Partial<Seite>) => (page: Page) => ({
  ...page,
  seite: { ...page.seite, ...change },
})

const long = {
  title: `${longWord} und Sondernutzungserlaubnisse`,
  heroImages: images.map((image) => ({
    ...image,
    titel: longWord,
    untertitel: `Donaudampfschifffahrtsgesellschaftskapitänsmützen und ${longWord}`,
  })),
  heroSlider: slides.map((slide) => ({ ...slide, titel: longWord, linktext: longWord })),
}

const inSlot = (slot: 'content' | 'sidebar') => (page: Page) => ({
  ...page,
  blocks: page.blocks.filter((block) => block.slotName === slot),
})

const { typical, minimal, english, 'long-words': longAlert } = hinweisExamples
const withHinweise = (page: Page) => ({
  ...page,
  shell: {
    ...page.shell,
    hinweise: { gezeigt: [longAlert, typical, { ...english, id: 9 }, minimal], bis: null },
  },
})

const variants: Readonly<Record<string, (page: Page) => Page>> = {
  five: withSeite({ heroImages: images, heroSlider: slides }),
  'no-picture': withSeite({ heroImages: [], heroSlider: [] }),
  'missing-picture': withSeite({ heroImages: images.slice(4) }),
  'long-words': withSeite(long),
  hinweise: withHinweise,
  'content-only': inSlot('content'),
  'sidebar-only': inSlot('sidebar'),
  'no-block': (page) => ({ ...page, blocks: [] }),
}

/** Names of the pages that put a layout to the test. */
export const pageVariants = Object.keys(variants)

/** A page of the gallery changed as the name says; as it is when the name says nothing. */
export const variantOf = (page: Page, name: string): Page => variants[name]?.(page) ?? page
