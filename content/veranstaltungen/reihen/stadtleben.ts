import { auflagen, monatlich, nterTag, tageBis } from '../../kalender.ts'
import { am, type Tag } from '../../tage.ts'
import { orte, veranstalter } from '../orte.ts'
import type { VeranstaltungContent } from '../shape.ts'

/** Saturday of the coming Christmas market, when the square is taken. */
const marktbesetzt = (heute: Tag) =>
  (auflagen(heute, { monat: 12, woche: 1, wochentag: 'fr' })[1]?.von ?? 0) + 1

/** April of the season in which the mill still turns for visitors. */
function muehlensaison(heute: Tag): number {
  const jahr = auflagen(heute, { monat: 10, tag: 31 })[1]?.jahr ?? Number(heute.slice(0, 4))
  return tageBis(heute, nterTag(jahr, 4, 'so', 1))
}

/** What the town's people meet for. */
export const stadtreihen = (heute: Tag): VeranstaltungContent[] => [
  {
    ...orte.marktplatz,
    titel: { de: 'Wochenmarkt', en: 'Weekly market' },
    kurztext: {
      de: 'Mittwochs und samstags von sieben bis eins: Gemüse, Käse, Brot, Blumen.',
      en: 'Wednesdays and Saturdays from seven to one: vegetables, cheese, bread, flowers.',
    },
    text: {
      de: 'Bis zu 18 Stände, fast alle aus dem Umkreis von 25 Kilometern. Am Brunnen steht die Bank, auf der man auf die anderen wartet. Hunde bitte kurz halten, wegen der Wurst.',
      en: 'Up to 18 stalls, nearly all from within 25 kilometres. By the fountain is the bench on which one waits for the others. Please keep dogs on a short lead, because of the sausages.',
    },
    von: am(heute, 'mi', -52),
    zeitVon: '07:00',
    zeitBis: '13:00',
    rubriken: ['fest'],
    vorlage: 'fest',
    veranstalter: veranstalter.stadt,
    kostenlos: true,
    serie: {
      rhythmus: 'woechentlich',
      wochentage: ['MITTWOCH', 'SAMSTAG'],
      bis: am(heute, 'sa', 54),
      aenderungen: [
        {
          am: marktbesetzt(heute),
          stand: 'verlegt',
          ort: 'Bahnhofsvorplatz',
          grund: {
            de: 'Auf dem Marktplatz ist Weihnachtsmarkt.',
            en: 'The Christmas market is on the square.',
          },
        },
      ],
    },
  },
  {
    ...orte.sitzungssaal,
    ort: 'Rathaus, Zimmer 1.01',
    bild: 'rathaus-foyer',
    titel: { de: 'Sprechstunde der Bürgermeisterin', en: 'The mayor’s surgery' },
    kurztext: {
      de: 'Am letzten Donnerstag im Monat, ohne Anmeldung und ohne Vorzimmer.',
      en: 'On the last Thursday of the month, without appointment (in German).',
    },
    text: {
      de: 'Nehmen Sie im Foyer eine Nummer und einen Stuhl. Zehn Minuten gehören Ihnen, auf Wunsch auch am Telefon unter [030 23125-100](tel:+493023125100).',
      en: 'Take a number and a chair in the foyer. Ten minutes are yours, by telephone if you prefer: [+49 30 23125-100](tel:+493023125100).',
    },
    von: monatlich(heute, -12, 'do', -1),
    zeitVon: '16:00',
    zeitBis: '18:00',
    rubriken: ['vortrag'],
    veranstalter: veranstalter.stadt,
    kostenlos: true,
    serie: { rhythmus: 'monatlich_letzter_wochentag', anzahl: 36 },
  },
  {
    ...orte.buergerhaus,
    titel: { de: 'Repair-Café', en: 'Repair café' },
    kurztext: {
      de: 'Toaster, Jacken, Fahrräder: alle vier Wochen gemeinsam reparieren statt wegwerfen.',
      en: 'Toasters, jackets, bicycles: every four weeks we mend instead of throwing away.',
    },
    text: {
      de: 'Acht Ehrenamtliche helfen bei kleinen Reparaturen. Ersatzteile bringen Sie bitte mit, Werkzeug, Kaffee und Geduld sind da. Bisher laufen 71 von 100 Geräten wieder.',
      en: 'Eight volunteers help with small repairs. Please bring spare parts; tools, coffee and patience are provided. So far 71 of 100 appliances work again.',
    },
    von: am(heute, 'sa', -25),
    zeitVon: '10:00',
    zeitBis: '14:00',
    rubriken: ['familie'],
    kostenlos: true,
    familien: true,
    veranstalter: veranstalter.buergerverein,
    serie: { rhythmus: 'woechentlich', abstand: 4, bis: am(heute, 'sa', 51) },
  },
  {
    ...orte.buergerhaus,
    ort: 'Bürgerhaus, Lesezimmer',
    bild: 'backstube',
    titel: {
      de: 'Vorlesestunde: Donnerstags wird geflüstert',
      en: 'Story time: whispering on Thursdays',
    },
    kurztext: {
      de: 'Geschichten für Kinder von vier bis sieben, gelesen von zwölf Großmüttern und drei Opas.',
      en: 'Stories for children from four to seven, read by twelve grannies and three grandads (in German).',
    },
    text: {
      de: 'Eine halbe Stunde, zwei Geschichten, ein Keks. Im Dezember lesen wir bei Laternenlicht. Geschwister dürfen mit, Eltern dürfen einkaufen gehen.',
      en: 'Half an hour, two stories, one biscuit. In December we read by lantern light. Siblings are welcome, and parents may go shopping.',
    },
    von: am(heute, 'do', -20),
    zeitVon: '16:00',
    zeitBis: '16:30',
    rubriken: ['familie', 'vortrag'],
    vorlage: 'kinder',
    kostenlos: true,
    familien: true,
    zielgruppen: ['kinder'],
    veranstalter: veranstalter.buergerverein,
    serie: { rhythmus: 'woechentlich', bis: am(heute, 'do', 32) },
  },
  {
    ...orte.buergerhaus,
    titel: { de: 'Blutspende', en: 'Blood donation' },
    kurztext: {
      de: 'Jedes Vierteljahr am zweiten Dienstag, mit Kartoffelsalat danach.',
      en: 'Every quarter on the second Tuesday, with potato salad afterwards.',
    },
    text: {
      de: 'Wer zum ersten Mal spendet, bringt den Ausweis und eine Stunde Zeit mit. Kinder werden betreut. Einen Termin buchen Sie unter [030 23125-185](tel:+493023125185); ohne Termin dauert es länger.',
      en: 'First-time donors need identification and an hour. Children are looked after. Book on [+49 30 23125-185](tel:+493023125185); it takes longer without an appointment.',
    },
    von: monatlich(heute, -11, 'di', 2),
    zeitVon: '14:30',
    zeitBis: '19:30',
    rubriken: ['gesundheit'],
    kostenlos: true,
    veranstalter: 'Rettungsdienst Silbertal e. V.',
    serie: { rhythmus: 'monatlich_wochentag', abstand: 3, anzahl: 12 },
  },
  {
    titel: { de: 'Die Mühle mahlt', en: 'The mill at work' },
    kurztext: {
      de: 'Am ersten Sonntag im Monat läuft das Mühlrad für Gäste, April bis Oktober.',
      en: 'On the first Sunday of the month the wheel turns for visitors, April to October.',
    },
    text: {
      de: 'Elfriede Kast lässt Korn mahlen und verkauft das Mehl in Tüten mit Datum. Die Führung dauert 40 Minuten, es staubt. In die obere Stube führen 14 Stufen.',
      en: 'Elfriede Kast grinds grain and sells the flour in dated bags. The tour takes forty minutes and is dusty. There are 14 steps to the upper room.',
    },
    von: muehlensaison(heute),
    zeitVon: '14:00',
    zeitBis: '17:00',
    ort: 'Alte Mühle am Mühlbachpfad',
    bild: 'muehlbach',
    rubriken: ['fuehrung', 'familie'],
    vorlage: 'fuehrung',
    preis: { de: '3,00 €, Kinder frei', en: '€3.00, children free' },
    familien: true,
    veranstalter: 'Mühlenverein Silbertal e. V.',
    serie: { rhythmus: 'monatlich_wochentag', anzahl: 7 },
  },
]
