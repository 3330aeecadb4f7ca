import { hersteller } from './hersteller.ts'
import type { ShopArtikelContent } from './shape.ts'
import { textilien } from './shop-textilien.ts'

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
