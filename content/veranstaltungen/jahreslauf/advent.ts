import type { Tag } from '../../tage.ts'
import { orte, veranstalter } from '../orte.ts'
import type { VeranstaltungContent } from '../shape.ts'
import { jaehrlich } from './auflage.ts'

const martinsumzug = (heute: Tag): VeranstaltungContent[] =>
  jaehrlich(
    heute,
    { monat: 11, tag: 11 },
    {
      ...orte.marktplatz,
      bild: 'gasse',
      zeitVon: '17:15',
      zeitBis: '18:30',
      rubriken: ['familie'],
      vorlage: 'kinder',
      veranstalter: 'Kindergärten der Stadt und Kirchengemeinden',
      kostenlos: true,
      familien: true,
      zielgruppen: ['kinder'],
    },
    [
      {
        titel: { de: 'Martinsumzug mit Pferd', en: 'St Martin’s procession with a horse' },
        kurztext: {
          de: '300 Laternen und das Pony Flocke, das den Mantel anknabberte.',
          en: '300 lanterns and Flocke the pony, who nibbled at the cloak.',
        },
        text: {
          de: 'Die Erzieherinnen hatten die Lieder eine Terz tiefer gesetzt, seither singen auch die Väter mit. Am Ende gab es 420 Weckmänner.',
          en: 'The nursery teachers had set the songs a third lower, and since then the fathers sing too. There were 420 bread men at the end.',
        },
      },
      {
        titel: {
          de: 'Martinsumzug durch die dunkle Badgasse',
          en: 'St Martin’s procession through dark Badgasse',
        },
        kurztext: {
          de: 'Die Stadtwerke schalten für eine halbe Stunde die Laternen aus.',
          en: 'For half an hour the street lamps are switched off.',
        },
        text: {
          de: 'Der Zug beginnt am Marktbrunnen und endet im Kurpark am Feuer. Bitte nur elektrische Lichter in Papierlaternen. Weckmänner kosten 1,50 € und sollen geteilt werden.',
          en: 'The procession starts at the market fountain and ends by the fire in the spa park. Electric lights only in paper lanterns, please. Bread men cost €1.50 and are meant to be shared.',
        },
      },
      {
        titel: {
          de: 'Martinsumzug: Alle Schulen zusammen',
          en: 'St Martin’s procession: all the schools together',
        },
        kurztext: {
          de: 'Zum ersten Mal gehen die vier Züge des Tals gemeinsam.',
          en: 'For the first time the valley’s four processions walk as one.',
        },
        text: {
          de: 'Treffpunkt und Weg werden nach den Herbstferien bekannt gegeben. Gesucht werden ein Pferd mit guten Nerven und jemand, der darauf sitzen kann.',
          en: 'Where and when will be announced after the autumn holidays. Wanted: a horse with good nerves and somebody who can sit on it.',
        },
      },
    ],
  )

const weihnachtsmarkt = (heute: Tag): VeranstaltungContent[] =>
  jaehrlich(
    heute,
    { monat: 12, woche: 1, wochentag: 'fr' },
    {
      ...orte.marktplatz,
      bild: 'abendmarkt',
      tage: 2,
      zeitVon: '14:00',
      zeitBis: '21:00',
      rubriken: ['fest', 'familie'],
      vorlage: 'fest',
      veranstalter: veranstalter.stadt,
      kostenlos: true,
      familien: true,
      highlight: true,
    },
    [
      {
        titel: {
          de: 'Weihnachtsmarkt rund ums Rathaus',
          en: 'Christmas market around the town hall',
        },
        kurztext: {
          de: '48 Hütten, kein Plastik und am Samstag sogar Schnee.',
          en: '48 huts, no plastic and on Saturday even snow.',
        },
        text: {
          de: 'Die Grundschule verkaufte 700 Strohsterne für die Partnerschule in Kenia. Sehr gefragt war auch die beheizte Bank des Bauhofs.',
          en: 'The primary school sold 700 straw stars for its partner school in Kenya. The works department’s heated bench was much in demand too.',
        },
      },
      {
        titel: {
          de: 'Weihnachtsmarkt: Handwerk und Honigwein',
          en: 'Christmas market: crafts and mead',
        },
        kurztext: {
          de: '52 Hütten mit dem, was im Silbertal von Hand gemacht wird.',
          en: '52 huts with what is made by hand in the Silbertal.',
        },
        text: {
          de: 'Drechsler, Sattlerin und Kerzenzieher arbeiten am Stand. Samstag um 17:00 Uhr kommt der Nikolaus mit dem Feuerwehrauto, Sonntag um 16:00 Uhr spielt die Stadtkapelle vom Balkon. Zwischen 14:00 und 15:00 Uhr ist Zeit für alle, die es ruhig mögen: keine Musik, kein Gedränge.',
          en: 'Turner, saddler and candle maker work at their stalls. St Nicholas arrives by fire engine on Saturday at 17:00, and the town band plays from the balcony on Sunday at 16:00. From 14:00 to 15:00 there is a quiet hour without music.',
        },
      },
      {
        titel: { de: 'Weihnachtsmarkt mit Eislaufbahn', en: 'Christmas market with an ice rink' },
        kurztext: {
          de: 'Neben dem Brunnen wird eine kleine Eisbahn gebaut, sofern der Gemeinderat zustimmt.',
          en: 'A small ice rink is to be built beside the fountain, if the council agrees.',
        },
        text: {
          de: 'Über die Bahn entscheidet der Gemeinderat im Frühjahr. Hütten vergibt das Ordnungsamt bis Ende Juni; wer selbst herstellt, hat Vorrang.',
          en: 'The council decides on the rink in spring. The public order office allots the huts by the end of June, giving preference to people who make what they sell.',
        },
      },
    ],
  )

const adventskonzert = (heute: Tag): VeranstaltungContent[] =>
  jaehrlich(
    heute,
    { monat: 12, woche: 2, wochentag: 'so' },
    {
      ...orte.kirche,
      zeitVon: '17:00',
      zeitBis: '18:30',
      rubriken: ['konzert'],
      vorlage: 'konzert',
      veranstalter: veranstalter.kirche,
    },
    [
      {
        titel: {
          de: 'Adventskonzert: Die ersten drei Kantaten',
          en: 'Advent concert: the first three cantatas',
        },
        kurztext: {
          de: 'Der Stadtchor sang das Weihnachtsoratorium, Teile eins bis drei.',
          en: 'The town choir sang the Christmas Oratorio, parts one to three.',
        },
        text: {
          de: 'Der Pauker kam im Schnee fünf Minuten zu spät, und Dorothea Imhoff begann ohne ihn mit dem Choral. Danach fehlte nichts mehr.',
          en: 'Delayed by snow, the timpanist was five minutes late, so Dorothea Imhoff began with the chorale. After that nothing was missing.',
        },
        preis: { de: '18,00 €', en: '€18.00' },
      },
      {
        titel: {
          de: 'Adventskonzert: Lieder der Hirten',
          en: 'Advent concert: songs of the shepherds',
        },
        kurztext: {
          de: 'Stadtchor, Kinderchor und drei Blockflöten; zwei Lieder für alle.',
          en: 'Town choir, children’s choir and three recorders, with two carols for everyone.',
        },
        text: {
          de: 'Hirtenmusik aus Böhmen, Katalonien und dem Schwarzwald. Die Kirche ist geheizt, aber nicht sehr. Der Eintritt ist frei; gesammelt wird für die Orgelpfeifen des Registers „Nachthorn“.',
          en: 'Shepherds’ music from Bohemia, Catalonia and the Black Forest. The church is heated, though not much. Admission is free; there is a collection for the pipes of the “Nachthorn” stop.',
        },
        kostenlos: true,
      },
      {
        titel: { de: 'Adventskonzert: Die restlichen drei', en: 'Advent concert: the other three' },
        kurztext: {
          de: 'Das Weihnachtsoratorium, Teile vier bis sechs, die man sonst nie hört.',
          en: 'The Christmas Oratorio, parts four to six, which are so rarely heard.',
        },
        text: {
          de: 'Dorothea Imhoff hat versprochen, das Werk zu Ende zu bringen. Neue Stimmen sind willkommen, besonders tiefe; geprobt wird donnerstags.',
          en: 'Dorothea Imhoff has promised to finish the work. New voices are welcome, low ones above all; rehearsals are on Thursdays.',
        },
        preis: { de: '18,00 €', en: '€18.00' },
      },
    ],
  )

/** What November and December bring. */
export const advent = (heute: Tag): VeranstaltungContent[] => [
  ...martinsumzug(heute),
  ...weihnachtsmarkt(heute),
  ...adventskonzert(heute),
]
