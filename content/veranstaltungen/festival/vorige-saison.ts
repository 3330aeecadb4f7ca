import type { Saison } from '../../saison.ts'
import { orte, veranstalter } from '../orte.ts'
import type { VeranstaltungContent } from '../shape.ts'

/** What the festival played last summer, under the motto of journeys. */
export function vorigeSaison({ von, jahr }: Saison): VeranstaltungContent[] {
  const festival = {
    veranstalter: veranstalter.festival,
    saison: Number(jahr),
    rubriken: ['rossini', 'theater'],
    vorlage: 'theater',
  } as const satisfies Partial<VeranstaltungContent>
  return [
    {
      ...festival,
      ...orte.kurtheater,
      titel: { de: 'Rossini: Il turco in Italia', en: 'Rossini: Il turco in Italia' },
      von: von(0),
      zeitVon: '19:30',
      zeitBis: '22:15',
      bild: 'festival-buehne',
      kurztext: {
        de: 'Ein Dichter sucht eine Handlung und findet vier Menschen, die sich nicht daran halten.',
        en: 'A poet looks for a plot and finds four people who refuse to follow it.',
      },
      text: {
        de: 'Eröffnung mit der Camerata Silbertal unter Ettore Monteverrano. Die Regie von Marlene Ostwald spielte in einem Kurhotel der Nebensaison; der Türke kam mit der Bergbahn.',
        en: 'Opening night with the Camerata Silbertal under Ettore Monteverrano. Marlene Ostwald set the opera in a spa hotel out of season, and the Turk arrived by funicular.',
      },
      preis: { de: '36,00 bis 88,00 €', en: '€36.00 to €88.00' },
      serie: { rhythmus: 'einzeln', zusatz: [{ am: von(3) }, { am: von(9) }, { am: von(14) }] },
    },
    {
      ...festival,
      ...orte.kurtheater,
      titel: { de: 'Rossini: Le comte Ory', en: 'Rossini: Le comte Ory' },
      von: von(7),
      zeitVon: '19:30',
      zeitBis: '22:15',
      bild: 'festival-garderobe',
      kurztext: {
        de: 'Vierzehn Herren in Nonnentracht und ein Weinkeller.',
        en: 'Fourteen gentlemen in nuns’ habits, and a wine cellar.',
      },
      text: {
        de: 'Sofie Andermatt dirigierte, Jolanta Kreisler inszenierte mit drei Leitern und einer Badewanne. Am zweiten Abend fiel im Terzett der Strom aus; gesungen wurde weiter.',
        en: 'Sofie Andermatt conducted, and Jolanta Kreisler staged it with three ladders and a bath tub. On the second night the power failed during the trio; the singing went on.',
      },
      preis: { de: '36,00 bis 88,00 €', en: '€36.00 to €88.00' },
      serie: {
        rhythmus: 'einzeln',
        zusatz: [{ am: von(12) }, { am: von(16), zeitVon: '17:00', zeitBis: '19:45' }],
      },
    },
    {
      ...festival,
      ort: 'Waldbühne Oberwies',
      titel: {
        de: 'Rossini auf der Waldbühne: La pietra del paragone',
        en: 'Rossini on the forest stage: La pietra del paragone',
      },
      von: von(8),
      zeitVon: '20:30',
      zeitBis: '23:15',
      bild: 'festival-waldbuehne',
      kurztext: {
        de: 'Ein Graf prüft seine Freunde, ein Gewitter prüfte das Publikum.',
        en: 'A count tests his friends; a thunderstorm tested the audience.',
      },
      text: {
        de: 'Nach dem ersten Akt zog das Orchester ins Konzerthaus um, 430 Gäste fuhren mit fünf Bussen hinterher. Der zweite Akt begann um 23:10 Uhr und galt als der bessere.',
        en: 'After Act One the orchestra moved to the concert hall and 430 people followed in five buses. Act Two began at 23:10 and was thought the better one.',
      },
      preis: { de: '24,00 bis 46,00 €, Bus enthalten', en: '€24.00 to €46.00, bus included' },
      status: 'verlegt',
      statusgrund: {
        de: 'Wegen eines Gewitters ab dem zweiten Akt im Konzerthaus.',
        en: 'From Act Two in the concert hall because of a thunderstorm.',
      },
      neuerOrt: 'Konzerthaus, Großer Saal',
    },
    {
      ...festival,
      ...orte.wandelhalle,
      titel: { de: 'Rossini: Il signor Bruschino', en: 'Rossini: Il signor Bruschino' },
      von: von(4),
      zeitVon: '19:30',
      zeitBis: '21:00',
      bild: 'festival-wandelhalle',
      kurztext: {
        de: 'Die Akademie BelCanto spielte den Einakter, in dem die Geigen mit dem Bogen klopfen.',
        en: 'The BelCanto Academy in the one-act opera whose violins tap with the bow.',
      },
      text: {
        de: 'Acht Stipendiatinnen und Stipendiaten, ein Flügel und 120 Gäste, die bei der Ouvertüre mit den Löffeln mitklopften.',
        en: 'Eight scholars, one piano and 120 guests who joined in the overture with their teaspoons.',
      },
      preis: { de: '24,00 €, unter 26 Jahren 8,00 €', en: '€24.00, under-26s €8.00' },
    },
    {
      ...festival,
      ...orte.konzerthaus,
      titel: { de: 'Rossini: Stabat Mater', en: 'Rossini: Stabat Mater' },
      von: von(9),
      zeitVon: '18:00',
      zeitBis: '19:30',
      bild: 'festival-graben',
      rubriken: ['rossini', 'konzert'],
      vorlage: 'konzert',
      kurztext: {
        de: 'Festivalchor, Camerata und ein Tenor mit dem hohen Des.',
        en: 'Festival chorus, Camerata and a tenor with the high D flat.',
      },
      text: {
        de: 'Dorothea Imhoff hatte den Chor auf 36 Stimmen verstärkt. Nach dem letzten Amen blieb es elf Sekunden still; jemand hat mitgezählt.',
        en: 'Dorothea Imhoff had enlarged the chorus to 36 voices. After the last Amen there was silence for eleven seconds; somebody counted.',
      },
      preis: { de: '18,00 bis 52,00 €', en: '€18.00 to €52.00' },
    },
    {
      ...festival,
      ...orte.wandelhalle,
      titel: {
        de: 'Rossini kocht: Ein Menü in fünf Arien',
        en: 'Rossini cooks: a menu in five arias',
      },
      von: von(13),
      zeitVon: '12:00',
      zeitBis: '14:30',
      bild: 'festival-noten',
      rubriken: ['rossini', 'konzert'],
      vorlage: 'konzert',
      kurztext: {
        de: 'Fünf Gänge, fünf Arien, Tommaso Bellandi am Flügel und am Herd.',
        en: 'Five courses, five arias, Tommaso Bellandi at the piano and at the stove.',
      },
      text: {
        de: 'Die Cannelloni nach einem Brief des Komponisten gelangen erst beim dritten Versuch. Seitdem steht das Rezept im Programmheft.',
        en: 'Cannelloni made from one of the composer’s letters succeeded at the third attempt. The recipe has been in the programme book ever since.',
      },
      preis: { de: '58,00 € mit Wein', en: '€58.00 including wine' },
      status: 'ausverkauft',
      statusgrund: { de: 'Alle 80 Plätze waren vergeben.', en: 'All eighty places were taken.' },
    },
    {
      ...festival,
      ...orte.konzerthaus,
      titel: { de: 'Abschiedskonzert der Akademie', en: 'The academy’s farewell concert' },
      von: von(15),
      zeitVon: '19:30',
      zeitBis: '21:45',
      bild: 'festival-feuerwerk',
      rubriken: ['rossini', 'konzert'],
      vorlage: 'konzert',
      kurztext: {
        de: 'Die Stipendiatinnen und Stipendiaten singen, was sie gelernt haben.',
        en: 'The scholars sing what they have learnt.',
      },
      text: {
        de: 'Den Publikumspreis, ein Fass Silberbronner Quellbier, gewann die Mezzosopranistin Anaïs Korber. Sie hat geteilt.',
        en: 'The audience prize, a barrel of Silberbronner Quellbier, went to the mezzo-soprano Anaïs Korber, who shared it.',
      },
      preis: { de: '22,00 bis 48,00 €', en: '€22.00 to €48.00' },
    },
  ]
}
