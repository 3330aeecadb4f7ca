import { hersteller } from './hersteller.ts'
import type { ShopArtikelContent } from './shape.ts'

/** Textiles. */
const textilien: ShopArtikelContent[] = [
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

/** Books and maps. */
const buecher: ShopArtikelContent[] = [
  {
    key: 'wanderkarte',
    titel: { de: 'Wanderkarte Silbertal 1:25.000', en: 'Silbertal walking map 1:25,000' },
    rubrik: 'buecher',
    einleitung: {
      de: '164 Kilometer Wege, wetterfest gedruckt, mit allen Brunnen und Bänken.',
      en: '164 kilometres of paths, printed weatherproof, with every fountain and bench.',
    },
    text: {
      de: `Die Wanderfreunde Silbertal gehen jedes Jahr alle Wege ab und melden, was sich geändert hat. Die Rückseite zeigt die Stadt mit Wegen ohne Stufen.`,
      en: `The local walking club covers every path each year and reports what has changed. The back shows the town with its step-free routes.`,
    },
    preis_cent: 790,
    gewicht: 90,
    mwst: 7,
    hersteller: hersteller.stadt,
    bild: 'wegweiser',
    dokumente: [
      {
        titel: { de: 'Wanderempfehlungen als PDF', en: 'Recommended walks (PDF, in German)' },
        datei: 'wanderempfehlungen',
      },
    ],
    links: [
      {
        link: '/de/wandern-und-natur/',
        linktext: { de: 'Rundwege zum Anfangen', en: 'Walks to begin with (in German)' },
      },
    ],
  },
  {
    key: 'begleitheft-badehaus',
    titel: { de: 'Begleitheft „150 Jahre Badehaus“', en: 'Booklet: 150 years of the bath house' },
    rubrik: 'buecher',
    einleitung: {
      de: 'Baupläne, Fotografien und die Speisekarte zur Eröffnung, 64 Seiten.',
      en: 'Plans, photographs and the menu of the opening, 64 pages (in German).',
    },
    text: {
      de: `Erschienen zur Ausstellung in der Wandelhalle. Mit einem Gespräch mit dem letzten Bademeister, der noch Tuch und Glocke trug.`,
      en: `Published for the exhibition in the pump room, with an interview with the last attendant to carry a towel and a bell.`,
    },
    preis_cent: 800,
    gewicht: 210,
    mwst: 7,
    hersteller: hersteller.druckerei,
    menge_limit: 400,
    menge_aktuell: 288,
    bild: 'therme-innen',
  },
  {
    key: 'kinderbuch-muehle',
    titel: {
      de: 'Bilderbuch „Die Maus im Mühlrad“',
      en: 'Picture book: The mouse in the mill wheel',
    },
    rubrik: 'buecher',
    einleitung: {
      de: 'Eine Geschichte vom Mühlbach, zum Vorlesen ab drei Jahren.',
      en: 'A story from the mill brook for children of three and over (in German).',
    },
    text: {
      de: `Gezeichnet von den Kindern der Grundschule, erzählt von ihrer Lehrerin. Vom Preis geht 1,00 € an den Mühlenverein.`,
      en: `Drawn by the children of the primary school and told by their teacher. €1.00 of the price goes to the mill society.`,
    },
    preis_cent: 1490,
    gewicht: 340,
    mwst: 7,
    hersteller: hersteller.druckerei,
    menge_limit: 200,
    menge_aktuell: 143,
    bild: 'muehlbach',
  },
]

/** From the valley. */
const genuss: ShopArtikelContent[] = [
  {
    key: 'tannenhonig',
    titel: { de: 'Tannenhonig, 500 Gramm', en: 'Fir honey, 500 grams' },
    rubrik: 'genuss',
    einleitung: {
      de: 'Dunkel, würzig, aus dem Stadtwald; in diesem Jahr gab es 310 Gläser.',
      en: 'Dark and spicy, from the town’s forest; 310 jars this year.',
    },
    text: {
      de: `Von der Imkerei Tannengold. Tannenhonig bleibt flüssig; wenn er fest wird, hat jemand geschummelt. Das Glas nehmen wir zurück.`,
      en: `From the Tannengold apiary. Fir honey stays liquid; if it sets, somebody has cheated. We take the jar back.`,
    },
    preis_cent: 1150,
    gewicht: 790,
    mwst: 7,
    inhalt: { menge: 500, einheit: 'g' },
    hersteller: hersteller.imkerei,
    sicherheit: {
      de: 'Honig ist für Kinder unter zwölf Monaten nicht geeignet.',
      en: 'Honey is not suitable for children under twelve months.',
    },
    menge_limit: 310,
    menge_aktuell: 296,
    bild: 'waldweg',
  },
  {
    key: 'geschenkkorb',
    titel: { de: 'Vesperkiste Silbertal', en: 'Silbertal picnic box' },
    rubrik: 'genuss',
    einleitung: {
      de: 'Bergkäse, Schinken, Honig, Apfelsaft und ein Messer aus der Mühlgasse.',
      en: 'Mountain cheese, ham, honey, apple juice and a knife from Mühlgasse.',
    },
    text: {
      de: `Gepackt wird am Tag des Versands, die Kiste ist aus Tannenholz. Bitte geben Sie in den Anmerkungen an, wenn jemand kein Fleisch isst; dann legen wir zweimal Käse hinein.`,
      en: `Packed on the day of dispatch in a box of fir. Please say in the notes if somebody eats no meat, and we will put in cheese twice.`,
    },
    preis_cent: 4950,
    gewicht: 2900,
    hersteller: hersteller.stadt,
    sicherheit: {
      de: 'Kühl lagern und innerhalb von zehn Tagen verbrauchen. Enthält Milch; das Messer gehört nicht in Kinderhände.',
      en: 'Keep cool and eat within ten days. Contains milk; keep the knife away from children.',
    },
    widerruf: 'verderblich',
    menge_limit: 80,
    menge_aktuell: 22,
    bild: 'abendmarkt',
  },
  {
    key: 'trinkbecher',
    titel: { de: 'Trinkbecher Quellenweg', en: 'Springs Trail cup' },
    rubrik: 'genuss',
    einleitung: {
      de: 'Emaille mit Karabiner, für drei Brunnen mit Trinkwasser.',
      en: 'Enamel with a snap hook, for three fountains with drinking water.',
    },
    text: {
      de: `0,25 Liter, spülmaschinenfest. Auf dem Boden steht, welcher Brunnen der kälteste ist.`,
      en: `A quarter of a litre, dishwasher-safe. The bottom tells you which fountain is the coldest.`,
    },
    preis_cent: 1290,
    gewicht: 140,
    hersteller: hersteller.emaille,
    bild: 'waldweg',
  },
]

/** For the festival. */
const festival: ShopArtikelContent[] = [
  {
    key: 'programmbuch',
    titel: { de: 'Programmbuch des Rossini-Festivals', en: 'Rossini Festival programme book' },
    rubrik: 'festival',
    einleitung: {
      de: 'Alle Abende, alle Namen, alle Texte auf Italienisch und Deutsch.',
      en: 'Every evening, every name, all the words in Italian and German.',
    },
    text: {
      de: `168 Seiten mit Probenfotos. Wer es vor dem 1. Juli bestellt, hat es vor der Premiere im Haus; danach liegt es im Foyer.`,
      en: `168 pages with rehearsal photographs. Order before 1 July and it will reach you before the first night; after that it is on sale in the foyer.`,
    },
    preis_cent: 1600,
    gewicht: 420,
    mwst: 7,
    hersteller: hersteller.stadt,
    menge_limit: 900,
    menge_aktuell: 412,
    veranstaltung: 'Rossini: Il barbiere di Siviglia',
    bild: 'festival-noten',
  },
  {
    key: 'sitzkissen',
    titel: { de: 'Sitzkissen Waldbühne', en: 'Forest stage cushion' },
    rubrik: 'festival',
    einleitung: {
      de: 'Filz, faltbar, warm von unten: Die Bänke der Waldbühne sind aus Eiche.',
      en: 'Felt, foldable, warm from below: the benches of the forest stage are oak.',
    },
    text: {
      de: `Passt in jede Manteltasche. Am Einlass kostet die Leihe 3,00 €, ein eigenes hält zwanzig Sommer.`,
      en: `It fits into any coat pocket. Hiring one at the gate is €3.00; your own lasts twenty summers.`,
    },
    preis_cent: 1800,
    gewicht: 160,
    hersteller: hersteller.strickstube,
    aktiv: false,
    bild: 'festival-waldbuehne',
  },
]

/** Everything the shop sells besides posters and tickets. */
export const waren: ShopArtikelContent[] = [...textilien, ...buecher, ...genuss, ...festival]
