import { auflagen, tageBis } from '../../kalender.ts'
import { am, type Tag, tagPlus, wochentag } from '../../tage.ts'
import { orte, veranstalter } from '../orte.ts'
import type { VeranstaltungContent } from '../shape.ts'

type Sommer = Pick<VeranstaltungContent, 'titel' | 'kurztext' | 'text'> & { kapelle: string }

/** Three summers at the bandstand, each with a band in residence of its own. */
const sommer: Sommer[] = [
  {
    kapelle: 'Salonorchester Tannenzapfen',
    titel: {
      de: 'Pavillonkonzerte: Ein Sommer mit Salonmusik',
      en: 'Bandstand concerts: a summer of salon music',
    },
    kurztext: {
      de: 'Das Salonorchester Tannenzapfen spielte an 128 Nachmittagen.',
      en: 'The Tannenzapfen salon orchestra played on 128 afternoons.',
    },
    text: {
      de: 'Neun Musikerinnen und Musiker, 340 Stücke und ein Sonnenschirm über dem Cello. Der Wunsch nach dem „Radetzkymarsch“ wurde 61-mal erfüllt.',
      en: 'Nine musicians, 340 pieces and a sunshade over the cello. Requests for the “Radetzky March” were met 61 times.',
    },
  },
  {
    kapelle: 'Kurorchester Bad Silberbronn',
    titel: {
      de: 'Pavillonkonzerte des Kurorchesters',
      en: 'Bandstand concerts by the spa orchestra',
    },
    kurztext: {
      de: 'Von Mai bis September täglich außer montags, bei Regen in der Wandelhalle.',
      en: 'From May to September every day but Monday, in the pump room if it rains.',
    },
    text: {
      de: 'Dienstags Operette, mittwochs Wünsche, donnerstags Tanz, freitags Film, samstags Klassik, sonntags alles durcheinander: So hat es sich das Publikum beim letzten Mal gewünscht. Stühle stehen bereit, 40 davon im Schatten.',
      en: 'Operetta on Tuesdays, requests on Wednesdays, dances on Thursdays, film on Fridays, classics on Saturdays and a mixture on Sundays, as the audience asked last time. There are chairs, forty of them in the shade.',
    },
  },
  {
    kapelle: 'Wechselnde Ensembles',
    titel: {
      de: 'Pavillonkonzerte: Zwanzig Wochen, zwanzig Ensembles',
      en: 'Bandstand concerts: twenty weeks, twenty ensembles',
    },
    kurztext: {
      de: 'Während das Kurorchester reist, spielen Gäste: jede Woche andere.',
      en: 'While the spa orchestra is on tour, guests play: others every week.',
    },
    text: {
      de: 'Zugesagt haben bisher ein Hornquartett, eine Gruppe mit Drehleiern und drei Jugendorchester aus dem Tal. Wer eine Woche übernehmen möchte, schreibt an die Kurverwaltung.',
      en: 'So far a horn quartet, a hurdy-gurdy group and three youth orchestras from the valley have accepted. If you would like to take a week, write to the spa administration.',
    },
  },
]

function pavillon(heute: Tag): VeranstaltungContent[] {
  return auflagen(heute, { monat: 9, tag: 30 }).flatMap(({ von, jahr }, index) => {
    const own = sommer[index]
    if (!own) return []
    const { kapelle, ...texts } = own
    const may = `${jahr}-05-01`
    const first = wochentag(may) === 1 ? tagPlus(may, 1) : may
    return [
      {
        ...orte.pavillon,
        ...texts,
        von: tageBis(heute, first),
        zeitVon: '15:30',
        zeitBis: '16:45',
        rubriken: ['konzert'],
        vorlage: 'konzert',
        veranstalter: kapelle,
        kostenlos: true,
        zielgruppen: ['gaeste', 'senioren'],
        serie: {
          rhythmus: 'woechentlich',
          wochentage: ['DIENSTAG', 'MITTWOCH', 'DONNERSTAG', 'FREITAG', 'SAMSTAG', 'SONNTAG'],
          bis: von,
        },
      } satisfies VeranstaltungContent,
    ]
  })
}

/** Music that comes back every week, or every day of the summer. */
export const musikreihen = (heute: Tag): VeranstaltungContent[] => [
  {
    ...orte.wandelhalle,
    titel: { de: 'Kurmusik zur Trinkkur', en: 'Morning music at the drinking fountain' },
    kurztext: {
      de: 'Mittwochs und samstags spielt das Trio Sonnenrain, während Sie Ihren Becher leeren.',
      en: 'On Wednesdays and Saturdays the Sonnenrain Trio plays while you empty your cup.',
    },
    text: {
      de: `Geige, Akkordeon und Kontrabass, eine Dreiviertelstunde lang: Das Trio Sonnenrain kennt rund 600 Stücke und spielt keines zu laut für ein Gespräch.

Heilwasser wird bis 11:00 Uhr ausgeschenkt, der Becher zu 0,50 €.`,
      en: `Violin, accordion and double bass for three quarters of an hour: the Sonnenrain Trio knows some 600 pieces and plays none of them too loudly for a chat.

Mineral water is served until 11:00 at €0.50 a cup.`,
    },
    von: am(heute, 'mi', -26),
    zeitVon: '10:15',
    zeitBis: '11:00',
    rubriken: ['konzert', 'gesundheit'],
    vorlage: 'konzert',
    veranstalter: veranstalter.kur,
    kostenlos: true,
    zielgruppen: ['gaeste', 'senioren'],
    serie: {
      rhythmus: 'woechentlich',
      wochentage: ['MITTWOCH', 'SAMSTAG'],
      bis: am(heute, 'sa', 78),
      ausnahmen: [
        {
          am: am(heute, 'fr', 3) + 1,
          grund: { de: 'Büchermarkt in der Wandelhalle', en: 'Book market in the pump room' },
        },
      ],
      aenderungen: [
        {
          am: am(heute, 'mi', 1),
          stand: 'abgesagt',
          grund: { de: 'Der Geiger ist erkrankt.', en: 'The violinist is ill.' },
        },
        {
          am: am(heute, 'mi', 4),
          stand: 'verlegt',
          ort: 'Konzerthaus, Foyer',
          grund: {
            de: 'In der Wandelhalle wird der Boden geölt.',
            en: 'The pump room floor is being oiled.',
          },
        },
      ],
    },
  },
  {
    ...orte.kirche,
    titel: { de: 'Orgelmusik zur Marktzeit', en: 'Organ music at market time' },
    kurztext: {
      de: 'Eine halbe Stunde Orgel zwischen zwei Einkäufen, jeden zweiten Samstag.',
      en: 'Half an hour of organ music between two errands, every second Saturday.',
    },
    text: {
      de: 'Kantor Ulrich Sandner und seine Gäste spielen die Orgel von 1763. Kommen und gehen Sie, wie es Ihnen passt; die Einkaufstasche darf mit.',
      en: 'Cantor Ulrich Sandner and his guests play the organ of 1763. Come and go as you please, shopping bag included.',
    },
    von: am(heute, 'sa', -24),
    zeitVon: '11:00',
    zeitBis: '11:30',
    rubriken: ['konzert'],
    vorlage: 'konzert',
    veranstalter: veranstalter.kirche,
    kostenlos: true,
    serie: { rhythmus: 'woechentlich', abstand: 2, bis: am(heute, 'sa', 54) },
  },
  {
    ...orte.wandelhalle,
    titel: { de: 'Tanztee in der Wandelhalle', en: 'Tea dance in the pump room' },
    kurztext: {
      de: 'Standard und Latein mit der Tanzkapelle Blaue Stunde, alle vier Wochen.',
      en: 'Ballroom and Latin with the Blaue Stunde dance band, every four weeks.',
    },
    text: {
      de: 'Ab 15:00 Uhr zeigt Tanzlehrerin Ruth Wessendorf die Grundschritte von Walzer und Cha-Cha-Cha, ab 15:30 Uhr spielt die Kapelle. Wer allein kommt, bleibt es nicht lange.',
      en: 'At 15:00 dance teacher Ruth Wessendorf shows the basic steps of the waltz and the cha-cha-cha; the band starts at 15:30. If you come alone, you will not stay so for long.',
    },
    von: am(heute, 'do', -27),
    zeitVon: '15:00',
    zeitBis: '18:00',
    rubriken: ['konzert', 'gesundheit'],
    veranstalter: veranstalter.kur,
    preis: { de: '7,00 € mit einem Getränk', en: '€7.00 including a drink' },
    zielgruppen: ['senioren', 'gaeste'],
    serie: { rhythmus: 'woechentlich', abstand: 4, bis: am(heute, 'do', 53) },
  },
  ...pavillon(heute),
]
