import { type Saison, saisonAm } from '../saison.ts'
import type { VeranstaltungContent } from '../shape.ts'
import type { Tag } from '../tage.ts'
import { auffuehrungen } from './festival/auffuehrungen.ts'

const festival = {
  veranstalter: 'Rossini-Festival Bad Silberbronn',
  barrierefrei: true,
}

/** What the festival of the next July plays: each work once, with the days of all its evenings. */
export const rossini = (heute: Tag): VeranstaltungContent[] =>
  evenings(saisonAm(heute)).map((event) => ({
    ...event,
    ...auffuehrungen[event.bild ?? ''],
    saison: Number(saisonAm(heute).jahr),
  }))

/** The evenings after the first, each at the time of the first unless told otherwise. */
function wieder(...zusatz: { am: number; zeitVon?: string; zeitBis?: string }[]) {
  return { rhythmus: 'einzeln', zusatz } as const
}

function evenings({ von, am }: Saison): VeranstaltungContent[] {
  return [
    {
      ...festival,
      titel: { de: 'Rossini: Il barbiere di Siviglia', en: 'Rossini: Il barbiere di Siviglia' },
      von: von(0),
      zeitVon: '19:30',
      zeitBis: '22:30',
      ort: 'Kurtheater',
      bild: 'plakat-barbiere',
      highlight: true,
      serie: wieder(
        { am: von(2), zeitVon: '17:00', zeitBis: '20:00' },
        { am: von(6) },
        { am: von(14) },
      ),
      rubriken: ['rossini', 'theater'],
      kurztext: {
        de: 'Premiere zur Eröffnung des Rossini-Festivals, mit der Camerata Silbertal.',
        en: 'First night and opening of the Rossini Festival, with the Camerata Silbertal.',
      },
      text: {
        de: `Graf Almaviva will zu Rosina, der Vormund will Ruhe, und Figaro will Trinkgeld. Marlene Ostwald lässt die Oper in einem Sevilla aus bemalter Pappe spielen, in dem jede Tür in die falsche Wohnung führt.

Italienisch mit Übertiteln, drei Stunden mit einer Pause. Weitere Vorstellungen: ${am(2).de}, ${am(6).de} und ${am(14).de}.`,
        en: `Count Almaviva wants Rosina, her guardian wants peace and quiet, and Figaro wants a tip. Marlene Ostwald sets the opera in a Seville of painted cardboard, where every door leads into the wrong flat.

In Italian with surtitles, three hours with one interval. Further performances: ${am(2).en}, ${am(6).en} and ${am(14).en}.`,
      },
      preis: { de: '38,00 bis 92,00 €', en: '€38.00 to €92.00' },
    },
    {
      ...festival,
      titel: { de: 'Rossini: La scala di seta', en: 'Rossini: La scala di seta' },
      von: von(4),
      zeitVon: '19:30',
      zeitBis: '21:00',
      ort: 'Wandelhalle im Kurpark',
      bild: 'plakat-scala',
      serie: wieder({ am: von(11) }),
      rubriken: ['rossini', 'theater'],
      kurztext: {
        de: 'Der Jahrgang der Akademie BelCanto singt einen Einakter mit heimlicher Ehe und seidener Leiter.',
        en: 'The BelCanto Academy’s class sings a one-act opera with a secret marriage and a silken ladder.',
      },
      text: {
        de: `Giulia hat heimlich geheiratet. Nachts klettert ihr Mann über eine seidene Leiter zu ihr hinauf, und in dieser Nacht verstecken sich noch drei weitere Personen im Zimmer.

Am Flügel leitet Tommaso Bellandi. Zweite Vorstellung am ${am(11).de}. Mehr über die [Akademie BelCanto](/de/rossini/akademie-belcanto/).`,
        en: `Giulia has married in secret. Every night her husband climbs up to her on a silken ladder, and tonight three more people are hiding in the room.

Tommaso Bellandi conducts from the piano. Second performance on ${am(11).en}. More about the [BelCanto Academy](/en/rossini/academy-belcanto/).`,
      },
      preis: { de: '24,00 €, unter 26 Jahren 8,00 €', en: '€24.00, under-26s €8.00' },
    },
    {
      ...festival,
      titel: {
        de: 'Öffentlicher Meisterkurs mit Ilaria Benvegnù',
        en: 'Public masterclass with Ilaria Benvegnù',
      },
      von: von(5),
      zeitVon: '11:00',
      zeitBis: '13:00',
      ort: 'Wandelhalle im Kurpark',
      bild: 'festival-akademie',
      rubriken: ['rossini', 'konzert'],
      kurztext: {
        de: 'Zuhören, wie aus einer Arie eine Rolle wird.',
        en: 'Hear how an aria turns into a part.',
      },
      text: {
        de: `Vier Stipendiatinnen und Stipendiaten arbeiten vor Publikum an je einer Arie. Erklärt wird auf Deutsch und Italienisch, verstanden wird es auch so.`,
        en: `Four scholars each work on an aria in front of an audience. The teaching is in German and Italian; you will understand it anyway.`,
      },
      kostenlos: true,
    },
    {
      ...festival,
      titel: { de: 'Rossini: La Cenerentola', en: 'Rossini: La Cenerentola' },
      von: von(7),
      zeitVon: '19:30',
      zeitBis: '22:30',
      ort: 'Kurtheater',
      bild: 'plakat-cenerentola',
      serie: wieder({ am: von(13) }, { am: von(16), zeitVon: '17:00', zeitBis: '20:00' }),
      rubriken: ['rossini', 'theater'],
      kurztext: {
        de: 'Aschenputtel ohne Fee: Premiere der zweiten Oper im Kurtheater.',
        en: 'Cinderella without a fairy: first night of the second opera in the spa theatre.',
      },
      text: {
        de: `Angelina putzt, der Prinz tauscht mit seinem Diener die Kleider, und der Stiefvater träumt vom Weinkeller. Sofie Andermatt dirigiert, Jolanta Kreisler führt Regie.

Italienisch mit Übertiteln, drei Stunden mit einer Pause. Weitere Vorstellungen: ${am(13).de} und ${am(16).de}.`,
        en: `Angelina scrubs, the prince changes clothes with his valet, and the stepfather dreams of the wine cellar. Conducted by Sofie Andermatt, directed by Jolanta Kreisler.

In Italian with surtitles, three hours with one interval. Further performances: ${am(13).en} and ${am(16).en}.`,
      },
      preis: { de: '38,00 bis 92,00 €', en: '€38.00 to €92.00' },
    },
    {
      ...festival,
      titel: {
        de: 'Rossini auf der Waldbühne: L’italiana in Algeri',
        en: 'Rossini on the forest stage: L’italiana in Algeri',
      },
      von: von(8),
      zeitVon: '20:30',
      zeitBis: '23:15',
      ort: 'Waldbühne Oberwies',
      bild: 'plakat-italiana',
      serie: wieder({ am: von(12) }),
      rubriken: ['rossini', 'theater', 'natur'],
      kurztext: {
        de: 'Oper unter freiem Himmel, mit Bus vom Bahnhof und Decken für alle.',
        en: 'Opera in the open air, with a bus from the station and blankets for everyone.',
      },
      text: {
        de: `Wenn es um halb neun beginnt, ist es noch hell; zum Finale des ersten Akts leuchten die Laternen. Bei Dauerregen spielen wir im Konzerthaus, Auskunft ab 16:00 Uhr unter [030 23125-221](tel:+493023125221).

Zweite Vorstellung am ${am(12).de}.`,
        en: `It is still light when we begin at half past eight; by the finale of Act One the lanterns are glowing. In steady rain we play in the concert hall; call [+49 30 23125-221](tel:+493023125221) from 16:00.

Second performance on ${am(12).en}.`,
      },
      preis: { de: '24,00 bis 48,00 €, Bus enthalten', en: '€24.00 to €48.00, bus included' },
    },
    {
      ...festival,
      titel: { de: 'Matinee: Alterssünden', en: 'Matinee: Sins of old age' },
      von: von(9),
      zeitVon: '11:00',
      zeitBis: '12:15',
      ort: 'Wandelhalle im Kurpark',
      bild: 'plakat-suenden',
      rubriken: ['rossini', 'konzert'],
      kurztext: {
        de: 'Klavierstücke und Lieder aus Rossinis „Péchés de vieillesse“, mit Kaffee.',
        en: 'Piano pieces and songs from Rossini’s “Péchés de vieillesse”, with coffee.',
      },
      text: {
        de: `Nach seiner letzten Oper schrieb Rossini fast dreißig Jahre lang wenig und kochte viel. Dann kamen diese Stücke: ein Radieschen, eine Eisenbahnfahrt, ein Walzer, der hinkt. Es spielt Tommaso Bellandi.`,
        en: `After his last opera Rossini wrote little for almost thirty years and cooked a great deal. Then came these pieces: a radish, a railway journey, a waltz with a limp. Tommaso Bellandi plays.`,
      },
      preis: { de: '16,00 € mit einem Getränk', en: '€16.00 including a drink' },
    },
    {
      ...festival,
      titel: { de: 'Rossini: Petite messe solennelle', en: 'Rossini: Petite messe solennelle' },
      von: von(9),
      zeitVon: '18:00',
      zeitBis: '19:40',
      ort: 'Konzerthaus, Großer Saal',
      bild: 'plakat-messe',
      rubriken: ['rossini', 'konzert'],
      kurztext: {
        de: 'Die kleine feierliche Messe für zwölf Stimmen, zwei Klaviere und Harmonium.',
        en: 'The little solemn Mass for twelve voices, two pianos and harmonium.',
      },
      text: {
        de: `Klein ist an dieser Messe nur die Besetzung. Rossini schrieb sie 1864 für die Einweihung eines Pariser Salons; wir spielen sie, wie sie dort erklang.`,
        en: `Only the forces are small. Rossini wrote this Mass in 1864 for the opening of a Paris salon, and we perform it as it was heard there.`,
      },
      preis: { de: '18,00 bis 54,00 €', en: '€18.00 to €54.00' },
    },
    {
      ...festival,
      titel: { de: 'Belcanto-Gala mit Feuerwerk', en: 'Bel canto gala with fireworks' },
      von: von(15),
      zeitVon: '19:30',
      zeitBis: '22:45',
      ort: 'Konzerthaus, Großer Saal',
      bild: 'plakat-gala',
      rubriken: ['rossini', 'konzert', 'fest'],
      kurztext: {
        de: 'Das Ensemble des Sommers singt, was es sich wünscht; danach Feuerwerk über dem Tal.',
        en: 'The summer’s singers choose their own programme; afterwards, fireworks over the valley.',
      },
      text: {
        de: `Der vorletzte Abend gehört den Sängerinnen und Sängern. Das Programm legen sie am Nachmittag fest, Ettore Monteverrano erfährt es um fünf.

Gegen 22:30 Uhr steigt das Feuerwerk. Am besten sehen Sie es vom Vorplatz des Konzerthauses; dort kostet es nichts.`,
        en: `The last evening but one belongs to the singers. They settle the programme in the afternoon; Ettore Monteverrano is told at five.

The fireworks go up at about 22:30. The best view is from the forecourt of the concert hall, where it costs nothing.`,
      },
      preis: { de: '32,00 bis 86,00 €', en: '€32.00 to €86.00' },
    },
  ]
}
