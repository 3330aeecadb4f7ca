import { hersteller } from './hersteller.ts'
import type { ShopArtikelContent } from './shape.ts'

/** Textiles. */
export const textilien: ShopArtikelContent[] = [
  {
    key: 't-shirt-bergbahn',
    titel: { de: 'T-Shirt „298 Höhenmeter“', en: 'T-shirt: 298 metres up' },
    rubrik: 'textilien',
    einleitung: {
      de: 'Der rote Wagen auf waldgrünem Grund, aus Biobaumwolle.',
      en: 'The red car on forest green, in organic cotton.',
    },
    text: {
      de: `Gedruckt in einer Werkstatt für Menschen mit Behinderung im Nachbartal. Fällt eher groß aus; bei Zweifeln eine Größe kleiner nehmen.`,
      en: `Printed by a workshop for people with disabilities in the next valley. It comes up rather large; if in doubt, take a size smaller.`,
    },
    preis_cent: 2490,
    gewicht: 190,
    hersteller: hersteller.werkstatt,
    meldebestand: 20,
    menge_limit: 150,
    menge_aktuell: 61,
    groessen: ['S', 'M', 'L', 'XL', 'XXL'],
    bild: 'bergbahn',
  },
  {
    key: 'bademantel',
    titel: { de: 'Bademantel „Badehaus 1874“', en: 'Bathrobe: Bath house 1874' },
    rubrik: 'textilien',
    einleitung: {
      de: 'Schwerer Frottee mit gesticktem Wappen, wie ihn die Gäste im Gang tragen.',
      en: 'Heavy towelling with an embroidered crest, as worn in the passage to the baths.',
    },
    text: {
      de: `480 Gramm auf den Quadratmeter, Schalkragen, zwei Taschen. Bei 60 Grad waschbar, trocknet über Nacht.`,
      en: `480 grams to the square metre, shawl collar, two pockets. Washes at 60 degrees and dries overnight.`,
    },
    preis_cent: 8900,
    gewicht: 1350,
    hersteller: hersteller.weberei,
    meldebestand: 5,
    menge_limit: 40,
    menge_aktuell: 37,
    groessen: ['S', 'M', 'L', 'XL'],
    bild: 'badehaus',
  },
  {
    key: 'wollmuetze',
    titel: { de: 'Mütze aus Silbertaler Wolle', en: 'Hat of Silbertal wool' },
    rubrik: 'textilien',
    einleitung: {
      de: 'Gestrickt von acht Frauen aus Oberwies, jede mit eigenem Rand.',
      en: 'Knitted by eight women from Oberwies, each with her own border.',
    },
    text: {
      de: `Die Wolle stammt von den Schafen der Streuobstwiesen. Wer die Mütze gestrickt hat, steht innen auf einem Bändchen. Es gibt jedes Jahr nur, was im Sommer fertig wird.`,
      en: `The wool comes from the sheep on the orchard meadows. A ribbon inside tells you who knitted the hat. Each year there are only as many as get finished in summer.`,
    },
    preis_cent: 3400,
    gewicht: 120,
    hersteller: hersteller.strickstube,
    menge_limit: 60,
    menge_aktuell: 60,
    groessen: ['Kinder', 'Erwachsene'],
    bild: 'winter',
  },
  {
    key: 'stofftasche',
    titel: { de: 'Stofftasche „Wochenmarkt“', en: 'Tote bag: Weekly market' },
    rubrik: 'textilien',
    einleitung: {
      de: 'Lange Henkel, fester Boden, Platz für drei Brote.',
      en: 'Long handles, a firm base and room for three loaves.',
    },
    text: {
      de: `Aus ungebleichtem Leinen. Der Marktbrunnen ist von Hand gedruckt, darum ist keine wie die andere.`,
      en: `Unbleached linen. The market fountain is printed by hand, so no two are alike.`,
    },
    preis_cent: 1450,
    gewicht: 150,
    hersteller: hersteller.werkstatt,
    bild: 'marktplatz',
  },
]
