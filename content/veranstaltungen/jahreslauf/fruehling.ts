import type { Tag } from '../../tage.ts'
import { orte, veranstalter } from '../orte.ts'
import type { VeranstaltungContent } from '../shape.ts'
import { jaehrlich } from './auflage.ts'

const ostereier = (heute: Tag): VeranstaltungContent[] =>
  jaehrlich(
    heute,
    { monat: 3, woche: 4, wochentag: 'sa' },
    {
      ...orte.wandelhalle,
      tage: 1,
      zeitVon: '10:00',
      zeitBis: '17:00',
      rubriken: ['fest'],
      vorlage: 'fest',
      veranstalter: 'Landfrauenverein Silbertal',
      preis: { de: '2,00 €, Kinder frei', en: '€2.00, children free' },
    },
    [
      {
        titel: {
          de: 'Ostereiermarkt: Gekratzt, gewachst, geblasen',
          en: 'Easter egg market: scratched, waxed, blown',
        },
        kurztext: {
          de: '38 Ausstellerinnen zeigten Eier vom Zaunkönig bis zum Strauß.',
          en: '38 exhibitors showed eggs from the wren’s to the ostrich’s.',
        },
        text: {
          de: 'Publikumsliebling war Hedwig Armbruster, die mit dem Zahnarztbohrer Spitze aus Gänseeiern schneidet. Die Landfrauen verkauften 41 Hefekränze in zwei Stunden.',
          en: 'The favourite was Hedwig Armbruster, who cuts lace out of goose eggs with a dentist’s drill. The country women sold 41 braided loaves in two hours.',
        },
      },
      {
        titel: {
          de: 'Ostereiermarkt mit Werkstatt für Kinder',
          en: 'Easter egg market with a children’s workshop',
        },
        kurztext: {
          de: 'Bauernmalerei, Batik und Papierschnitt; am Sonntag färben Kinder mit Zwiebelschalen.',
          en: 'Folk painting, batik and paper cutting; on Sunday children dye eggs with onion skins.',
        },
        text: {
          de: 'Am Samstag um 14:00 Uhr erklärt Hedwig Armbruster, wie man ein Ei ausbläst, ohne es zu bedauern. Die Kinderwerkstatt ist am Sonntag von 11:00 bis 15:00 Uhr geöffnet und kostet 3,00 €.',
          en: 'On Saturday at 14:00 Hedwig Armbruster explains how to blow an egg without regretting it. The children’s workshop is open on Sunday from 11:00 to 15:00 and costs €3.00.',
        },
        familien: true,
      },
      {
        titel: {
          de: 'Ostereiermarkt: Gäste aus der Lausitz',
          en: 'Easter egg market: guests from Lusatia',
        },
        kurztext: {
          de: 'Sorbische Malerinnen bringen Federkiel und Bienenwachs mit.',
          en: 'Sorbian painters bring their quills and beeswax.',
        },
        text: {
          de: 'Sechs Frauen aus der Lausitz zeigen die Wachstechnik ihrer Dörfer. Wer mitmachen will, braucht eine ruhige Hand und etwa zwei Stunden.',
          en: 'Six women from Lusatia show the wax-resist technique of their villages. To join in you need a steady hand and about two hours.',
        },
      },
    ],
  )

const gartentag = (heute: Tag): VeranstaltungContent[] =>
  jaehrlich(
    heute,
    { monat: 4, woche: 4, wochentag: 'so' },
    {
      ...orte.kurpark,
      zeitVon: '11:00',
      zeitBis: '17:00',
      rubriken: ['fest', 'natur', 'familie'],
      vorlage: 'fest',
      veranstalter: veranstalter.kur,
      kostenlos: true,
      familien: true,
    },
    [
      {
        titel: {
          de: 'Gartentag im Kurpark: Alte Sorten',
          en: 'Garden day in the spa park: old varieties',
        },
        kurztext: {
          de: 'Tomaten, die nach Tomate schmecken: 1.400 Setzlinge wechselten die Besitzer.',
          en: 'Tomatoes that taste of tomato: 1,400 seedlings changed hands.',
        },
        text: {
          de: 'Gärtnermeister Fridolin Ehrhardt öffnete zum ersten Mal das Überwinterungshaus der Palmen. Um zwölf waren die Paprika ausverkauft.',
          en: 'Head gardener Fridolin Ehrhardt opened the house where the palms spend the winter for the first time. By noon the peppers had sold out.',
        },
      },
      {
        titel: {
          de: 'Gartentag im Kurpark: Wiese statt Rasen',
          en: 'Garden day in the spa park: meadow, not lawn',
        },
        kurztext: {
          de: 'Setzlinge, Samentausch und Sensenkurs; die Palmen ziehen ins Freie.',
          en: 'Seedlings, a seed swap and a scything class, and the palms move outdoors.',
        },
        text: {
          de: 'Ab 11:00 Uhr wird getauscht, um 13:00 Uhr zeigt Fridolin Ehrhardt, wie man eine Blumenwiese anlegt und sie dann in Ruhe lässt. Sensen sind da, Plätze im Kurs gibt es zwölf. Bringen Sie Töpfe zurück, die Stadtgärtnerei spült sie aus.',
          en: 'The swap starts at 11:00; at 13:00 Fridolin Ehrhardt shows how to sow a meadow and then leave it alone. Scythes are provided for twelve. Bring your old pots back, and the town gardeners will rinse them.',
        },
      },
      {
        titel: {
          de: 'Gartentag im Kurpark: Hundert Jahre Rosengarten',
          en: 'Garden day in the spa park: a hundred years of roses',
        },
        kurztext: {
          de: 'Der Rosengarten feiert Geburtstag und bekommt eine Rose mit Stadtnamen.',
          en: 'The rose garden celebrates its birthday with a rose named after the town.',
        },
        text: {
          de: 'Getauft wird eine Strauchrose, die eine Züchterin aus dem Nachbartal seit neun Jahren für uns aufzieht. Welche Farbe sie hat, bleibt bis dahin geheim.',
          en: 'A shrub rose will be christened that a breeder in the next valley has been raising for us for nine years. Its colour remains a secret until then.',
        },
        highlight: true,
      },
    ],
  )

const maibaum = (heute: Tag): VeranstaltungContent[] =>
  jaehrlich(
    heute,
    { monat: 4, tag: 30 },
    {
      ...orte.marktplatz,
      zeitVon: '18:00',
      zeitBis: '23:00',
      rubriken: ['fest'],
      vorlage: 'fest',
      veranstalter: veranstalter.stadt,
      kostenlos: true,
      familien: true,
    },
    [
      {
        titel: {
          de: 'Maibaumstellen mit der Feuerwehr',
          en: 'Raising the maypole with the fire brigade',
        },
        kurztext: {
          de: '24 Meter Fichte, 30 Paar Hände, elf Minuten.',
          en: '24 metres of spruce, 30 pairs of hands, eleven minutes.',
        },
        text: {
          de: 'Die Freiwillige Feuerwehr stellte den Baum mit Scherenstangen auf wie vor hundert Jahren. Die Stadtkapelle spielte so lange, bis er stand, und dann noch zwei Stunden.',
          en: 'The volunteer fire brigade raised the pole with forked props as it was done a century ago. The town band played until it stood, and then for two hours more.',
        },
      },
      {
        titel: { de: 'Maibaumstellen und Tanz in den Mai', en: 'Maypole and dancing into May' },
        kurztext: {
          de: 'Um sechs wird gestellt, um acht wird getanzt.',
          en: 'The pole goes up at six, the dancing starts at eight.',
        },
        text: {
          de: 'Der Baum kommt aus dem Stadtwald und trägt die Zeichen von 19 Handwerken. Nach dem Aufstellen spielt die Kapelle Waldläufer zum Tanz; bei Regen geht es im Bürgerhaus weiter.',
          en: 'The tree comes from the town forest and bears the signs of 19 trades. When it stands, the Waldläufer band plays for dancing; if it rains we move to the Bürgerhaus.',
        },
      },
      {
        titel: {
          de: 'Maibaumstellen: Die Frauen sind dran',
          en: 'Maypole: this time the women raise it',
        },
        kurztext: {
          de: 'Zum ersten Mal stellen 30 Frauen aus der Stadt den Baum.',
          en: 'For the first time thirty women of the town raise the pole.',
        },
        text: {
          de: 'Geübt wird ab März donnerstags am Feuerwehrhaus. Wer mitziehen möchte, meldet sich bei Kommandantin Jule Steidinger.',
          en: 'Practice is on Thursdays from March at the fire station. If you would like to pull, talk to commander Jule Steidinger.',
        },
      },
    ],
  )

const toepfermarkt = (heute: Tag): VeranstaltungContent[] =>
  jaehrlich(
    heute,
    { monat: 5, woche: 2, wochentag: 'sa' },
    {
      ...orte.kurpark,
      bild: 'kurpark',
      tage: 1,
      zeitVon: '10:00',
      zeitBis: '18:00',
      rubriken: ['fest'],
      vorlage: 'fest',
      veranstalter: veranstalter.kultur,
      kostenlos: true,
    },
    [
      {
        titel: {
          de: 'Töpfermarkt in der Kastanienallee',
          en: 'Pottery market in the chestnut avenue',
        },
        kurztext: {
          de: '46 Werkstätten aus sieben Ländern unter blühenden Kastanien.',
          en: '46 workshops from seven countries under flowering chestnut trees.',
        },
        text: {
          de: 'Den Publikumspreis bekam Malgorzata Wrona für ihre Teekannen, die nicht tropfen. 2.300 Gäste haben abgestimmt.',
          en: 'The public’s prize went to Malgorzata Wrona for her teapots, which do not drip. 2,300 visitors voted.',
        },
      },
      {
        titel: {
          de: 'Töpfermarkt: Schüssel, Krug und Pfeife',
          en: 'Pottery market: bowl, jug and whistle',
        },
        kurztext: {
          de: '50 Werkstätten, Drehscheiben für Kinder und ein Ofen, der am Sonntag geöffnet wird.',
          en: '50 workshops, potter’s wheels for children and a kiln that is opened on Sunday.',
        },
        text: {
          de: 'Am Freitagabend wird hinter der Wandelhalle ein Holzofen befüllt, am Sonntag um 15:00 Uhr holen wir heraus, was das Feuer übrig ließ. Kinder formen an vier Scheiben; der Ton kostet 2,00 €.',
          en: 'On Friday evening a wood-fired kiln is loaded behind the pump room; on Sunday at 15:00 we take out what the fire has left. Four wheels are reserved for children, clay €2.00.',
        },
        familien: true,
      },
      {
        titel: { de: 'Töpfermarkt: Gastland Portugal', en: 'Pottery market: guests from Portugal' },
        kurztext: {
          de: 'Acht Werkstätten aus dem Alentejo bringen ihre roten Krüge mit.',
          en: 'Eight workshops from the Alentejo bring their red jugs.',
        },
        text: {
          de: 'Dazu kommen rund 40 Werkstätten aus Deutschland und Frankreich. Bewerbungen sind bis Ende Januar möglich.',
          en: 'They are joined by some 40 workshops from Germany and France. Applications close at the end of January.',
        },
      },
    ],
  )

/** What March, April and May bring. */
export const fruehling = (heute: Tag): VeranstaltungContent[] => [
  ...ostereier(heute),
  ...gartentag(heute),
  ...maibaum(heute),
  ...toepfermarkt(heute),
]
