import { am, type Tag } from '../../tage.ts'
import { orte, veranstalter } from '../orte.ts'
import type { VeranstaltungContent } from '../shape.ts'

const ausstellung = {
  zeitVon: '10:00',
  zeitBis: '17:00',
  rubriken: ['vortrag'],
  vorlage: 'ausstellung',
  veranstalter: veranstalter.kultur,
  kostenlos: true,
} as const satisfies Partial<VeranstaltungContent>

const thermennacht = {
  ...orte.badehaus,
  bild: 'thermennacht',
  zeitVon: '19:00',
  zeitBis: '00:30',
  rubriken: ['gesundheit', 'fest'],
  veranstalter: veranstalter.badehaus,
  preis: { de: '23,50 € (Tageskarte und Aufpreis)', en: '€23.50 (day ticket and supplement)' },
} as const satisfies Partial<VeranstaltungContent>

const flohmarkt = {
  ...orte.kurpark,
  zeitVon: '09:00',
  zeitBis: '16:00',
  rubriken: ['fest', 'familie'],
  vorlage: 'fest',
  veranstalter: veranstalter.buergerverein,
  kostenlos: true,
  familien: true,
} as const satisfies Partial<VeranstaltungContent>

/** Exhibitions that last for weeks, long nights in the bath house, and flea markets. */
export const schauen = (heute: Tag): VeranstaltungContent[] => [
  {
    ...ausstellung,
    ...orte.wandelhalle,
    titel: { de: 'Ausstellung: Holz, das klingt', en: 'Exhibition: wood that sings' },
    von: am(heute, 'sa', -34),
    bis: am(heute, 'so', -28),
    kurztext: {
      de: 'Geigen, Zithern und ein Xylofon aus Fichtenscheiten.',
      en: 'Violins, zithers and a xylophone of split spruce.',
    },
    text: {
      de: 'Instrumentenbauerin Thekla Morlock zeigte, warum eine Fichte 180 Jahre warten muss. Das Xylofon durfte bespielt werden und wurde es, von 9.000 Händen.',
      en: 'Instrument maker Thekla Morlock showed why a spruce has to wait for 180 years. Visitors could play the xylophone, and 9,000 hands did.',
    },
  },
  {
    ...ausstellung,
    ort: 'Rathaus, Foyer',
    barrierefrei: true,
    bild: 'rathaus-foyer',
    titel: { de: 'Ausstellung: Ideen für die Talstraße', en: 'Exhibition: ideas for Talstraße' },
    von: am(heute, 'mo', 1),
    bis: am(heute, 'fr', 5),
    zeitVon: '08:00',
    zeitBis: '16:00',
    kurztext: {
      de: 'Modelle, Pläne und ein Briefkasten für Einwände.',
      en: 'Models, plans and a letter box for objections.',
    },
    text: {
      de: 'Fünf Büros haben Entwürfe eingereicht. Sie liegen so tief, dass man sie auch im Sitzen ansehen kann; Kinder dürfen das Modell mit Autos bestücken.',
      en: 'Five firms have submitted designs. They hang low enough to be looked at sitting down, and children may put cars on the model.',
    },
    veranstalter: 'Bauamt Bad Silberbronn',
  },
  {
    ...ausstellung,
    ...orte.wandelhalle,
    titel: { de: 'Ausstellung: Schnee von gestern', en: 'Exhibition: yesterday’s snow' },
    von: am(heute, 'sa', 5),
    bis: am(heute, 'so', 14),
    kurztext: {
      de: 'Wintersport am Hohen Stein in 120 Fotografien und einem Bobschlitten.',
      en: 'Winter sports on the Hoher Stein in 120 photographs and one bobsleigh.',
    },
    text: {
      de: 'Das Stadtarchiv hat Alben aus 14 Familien bekommen. Samstags um 15:00 Uhr erzählt Ilse Faißt, die 1953 die Abfahrt gewann, und zwar im Rock.',
      en: 'Fourteen families have lent their albums. On Saturdays at 15:00 Ilse Faißt, who won the downhill race of 1953 in a skirt, tells her story (in German).',
    },
    bild: 'rodeln',
  },
  {
    ...ausstellung,
    ...orte.wandelhalle,
    titel: { de: 'Ausstellung: Moose, ganz nah', en: 'Exhibition: mosses, close up' },
    von: am(heute, 'sa', 22),
    bis: am(heute, 'so', 30),
    kurztext: {
      de: 'Großformatige Aufnahmen einer Welt, auf die man meistens tritt.',
      en: 'Large photographs of a world we mostly tread on.',
    },
    text: {
      de: 'Die Biologin Undine Hartwig hat für jedes Bild einen Tag lang auf dem Bauch gelegen. Zu den Bildern gibt es Tafeln zum Ertasten und eine Hörfassung.',
      en: 'Biologist Undine Hartwig lay on her stomach for a day for each picture. There are tactile panels and an audio version.',
    },
    zugang: [...orte.wandelhalle.zugang, 'audiodeskription'],
    bild: 'waldweg',
  },
  {
    ...ausstellung,
    ort: 'Badehaus, Foyer',
    barrierefrei: true,
    bild: 'badehaus',
    titel: { de: 'Ausstellung: Bademode seit 1880', en: 'Exhibition: bathing dress since 1880' },
    von: am(heute, 'sa', 56),
    bis: am(heute, 'so', 68),
    kurztext: {
      de: 'Von elf Metern Wolle bis zu elf Gramm Kunstfaser.',
      en: 'From eleven metres of wool to eleven grams of synthetic fibre.',
    },
    text: {
      de: 'Gesucht werden noch Stücke aus den 1970er-Jahren, gern mit Foto. Bitte melden Sie sich beim Kulturamt.',
      en: 'We are still looking for pieces from the 1970s, preferably with a photograph. Please contact the culture office.',
    },
  },
  {
    ...thermennacht,
    titel: { de: 'Thermennacht: Cello und Dampf', en: 'Thermal night: cello and steam' },
    von: am(heute, 'sa', -15),
    kurztext: {
      de: 'Arvid Lohmüller spielte im Gewölbe, barfuß.',
      en: 'Arvid Lohmüller played beneath the vault, barefoot.',
    },
    text: {
      de: 'Wegen der Feuchtigkeit wechselte er dreimal das Instrument. Um Mitternacht sangen die Badenden im Außenbecken einen Kanon.',
      en: 'Because of the damp he changed instruments three times. At midnight the bathers in the outdoor pool sang a canon.',
    },
  },
  {
    ...thermennacht,
    titel: { de: 'Thermennacht: Winterlieder', en: 'Thermal night: winter songs' },
    von: am(heute, 'sa', 9),
    kurztext: {
      de: 'Drei Stimmen ohne Instrument, draußen Schnee, drinnen 36 Grad.',
      en: 'Three voices, no instruments; snow outside, 36 °C inside.',
    },
    text: {
      de: 'Das Terzett Herdfeuer singt um 20:00, 21:30 und 23:00 Uhr. Dazwischen ist es still, darum bitten wir ausdrücklich. Ab 16 Jahren.',
      en: 'The Herdfeuer trio sings at 20:00, 21:30 and 23:00. In between there is silence, and we mean it. For over-16s.',
    },
  },
  {
    ...thermennacht,
    titel: { de: 'Thermennacht für Paare', en: 'Thermal night for couples' },
    von: am(heute, 'sa', 13),
    kurztext: {
      de: 'Zwei Bademäntel, zwei Gläser, ein Schließfach.',
      en: 'Two bathrobes, two glasses, one locker.',
    },
    text: {
      de: 'Mit Harfe um 20:00 und 22:00 Uhr und heißer Schokolade am Beckenrand. Karten nur paarweise; wer mit wem kommt, ist uns gleich.',
      en: 'With harp at 20:00 and 22:00 and hot chocolate by the pool. Tickets in pairs only; who comes with whom is all the same to us.',
    },
    preis: { de: '54,00 € für zwei', en: '€54.00 for two' },
    status: 'ausverkauft',
    statusgrund: {
      de: 'Alle 60 Doppelkarten sind weg.',
      en: 'All sixty double tickets have gone.',
    },
  },
  {
    ...flohmarkt,
    titel: { de: 'Flohmarkt der Kinder', en: 'Children’s flea market' },
    von: am(heute, 'so', -24),
    kurztext: {
      de: '112 Decken, ein Schaukelpferd und strenge Preise.',
      en: '112 blankets, one rocking horse and firm prices.',
    },
    text: {
      de: 'Verkaufen durfte nur, wer unter 14 war. Das Schaukelpferd wechselte dreimal den Besitzer und steht wieder, wo es war.',
      en: 'Only under-14s were allowed to sell. The rocking horse changed hands three times and is back where it was.',
    },
  },
  {
    ...flohmarkt,
    ...orte.marktplatz,
    titel: { de: 'Garagenflohmarkt in der Altstadt', en: 'Garage sale in the old town' },
    von: am(heute, 'so', 23),
    kurztext: {
      de: 'Rund 80 Haushalte öffnen Tür, Tor und Truhe.',
      en: 'Some eighty households open door, gate and chest.',
    },
    text: {
      de: 'Ein Plan mit allen Adressen hängt ab Freitag am Marktbrunnen. Anmelden kann man sich bis zwei Wochen vorher beim Bürgerverein, Standgebühr ist ein Kuchen.',
      en: 'A map with every address is posted at the market fountain from Friday. Register with the citizens’ society up to two weeks before; the fee is one cake.',
    },
  },
]
