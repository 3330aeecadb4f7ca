import type { Saison } from '../../saison.ts'
import type { SeiteContent } from '../../shape.ts'

/** The academy for young singers (spec 2.2). */
export const akademie = ({ am, jahr }: Saison): SeiteContent => ({
  key: 'rossini-akademie',
  eltern: 'rossini',
  pageLayout: 'wide',
  pageTheme: 'rossini',
  de: {
    pfad: '/de/rossini/akademie-belcanto/',
    titel: 'Akademie BelCanto',
    beschreibung:
      'Sechs Wochen Unterricht, eine Rolle auf der Bühne: die Akademie des Rossini-Festivals.',
    heroImages: [{ bild: 'festival-akademie' }],
    blocks: [
      {
        slot: 'content',
        template: 'headline-teaser',
        titel: 'Zwölf Stimmen, sechs Wochen, ein Flügel',
        titel_tag: 'h2',
        untertitel: 'Unterricht für junge Sängerinnen und Sänger bis 32 Jahre',
        einleitung:
          'Koloraturen lernt man nicht aus dem Buch. Von Anfang Juni an arbeiten zwölf Stipendiatinnen und Stipendiaten jeden Tag mit zwei Lehrenden, einer Regisseurin und einem Sprachtrainer. Im Juli stehen sie auf der Bühne.',
      },
      {
        slot: 'content',
        template: 'bild-text',
        titel: 'Eine eigene Oper',
        text: `Jeder Jahrgang bringt einen der frühen Einakter heraus. In diesem Sommer ist es „La scala di seta“: am ${am(4).de} und am ${am(11).de}, jeweils um 19:30 Uhr in der Wandelhalle.

Am ${am(5).de} um 11:00 Uhr können Sie beim Unterricht zuhören. Der Meisterkurs dauert zwei Stunden und kostet nichts; Sie dürfen kommen und gehen, nur bitte nicht während einer Arie.`,
        bild: 'plakat-scala',
        anordnung: 'text-bild',
        link: '/de/rossini/programm/',
        linktext: 'Zum Programm',
      },
      {
        slot: 'content',
        template: 'kurzinfo-icons',
        titel: 'Das Stipendium',
        icons: [
          {
            icon: 'musik',
            titel: 'Unterricht',
            text: 'Täglich Einzelstunden, zweimal in der Woche Ensemble',
          },
          {
            icon: 'bett',
            titel: 'Wohnen',
            text: 'Ein Zimmer bei Familien in der Stadt, kostenfrei',
          },
          {
            icon: 'therme',
            titel: 'Stimme schonen',
            text: 'Freier Eintritt ins Badehaus, auch für den Bass',
          },
          {
            icon: 'anreise',
            titel: 'Reisekosten',
            text: 'Bahnfahrt zweiter Klasse wird erstattet',
          },
        ],
      },
      {
        slot: 'content',
        template: 'bild-text',
        titel: 'Bewerben',
        text: `Schicken Sie bis zum 15. Dezember zwei Aufnahmen, davon eine von Rossini, und einen kurzen Lebenslauf an [akademie@rossini.bad-silberbronn.example](mailto:akademie@rossini.bad-silberbronn.example). Ein Handyfilm genügt, wenn man Sie gut hört.

Zum Vorsingen laden wir dreißig Personen ein, am letzten Wochenende im Januar ${jahr} im Kurtheater. Wer nicht reisen kann, singt uns am Bildschirm vor.`,
        bild: 'festival-buehne',
        anordnung: 'bild-text',
      },
      {
        slot: 'content',
        template: 'zitat',
        text: 'Singen Sie es noch einmal, aber diesmal, als wäre es leicht.',
        quelle: 'Ilaria Benvegnù im Unterricht',
      },
    ],
  },
  en: {
    pfad: '/en/rossini/academy-belcanto/',
    titel: 'BelCanto Academy',
    beschreibung: 'Six weeks of lessons and a part on stage: the academy of the Rossini Festival.',
    heroImages: [{ bild: 'festival-akademie' }],
    blocks: [
      {
        slot: 'content',
        template: 'headline-teaser',
        titel: 'Twelve voices, six weeks, one grand piano',
        titel_tag: 'h2',
        untertitel: 'Lessons for young singers up to the age of 32',
        einleitung:
          'Nobody learns coloratura from a book. From early June twelve scholars work every day with two teachers, a director and a language coach. In July they are on stage.',
      },
      {
        slot: 'content',
        template: 'bild-text',
        titel: 'An opera of their own',
        text: `Every class stages one of the early one-act operas. This summer it is “La scala di seta”: on ${am(4).en} and on ${am(11).en}, both at 19:30 in the pump room.

On ${am(5).en} at 11:00 you can listen to a lesson. The masterclass lasts two hours and is free; come and go as you like, but please not in the middle of an aria.`,
        bild: 'plakat-scala',
        anordnung: 'text-bild',
        link: '/en/rossini/programme/',
        linktext: 'See the programme',
      },
      {
        slot: 'content',
        template: 'kurzinfo-icons',
        titel: 'The scholarship',
        icons: [
          { icon: 'musik', titel: 'Lessons', text: 'One to one every day, ensemble twice a week' },
          { icon: 'bett', titel: 'Lodging', text: 'A room with a family in town, free of charge' },
          {
            icon: 'therme',
            titel: 'Resting the voice',
            text: 'Free entry to the bath house, basses included',
          },
          { icon: 'anreise', titel: 'Travel', text: 'Second-class rail fare refunded' },
        ],
      },
      {
        slot: 'content',
        template: 'bild-text',
        titel: 'How to apply',
        text: `By 15 December please send two recordings, one of them Rossini, and a short CV to [akademie@rossini.bad-silberbronn.example](mailto:akademie@rossini.bad-silberbronn.example). A film made on your phone will do, provided we can hear you well.

We invite thirty singers to audition in the spa theatre on the last weekend of January ${jahr}. If you cannot travel, you may sing to us on screen.`,
        bild: 'festival-buehne',
        anordnung: 'bild-text',
      },
      {
        slot: 'content',
        template: 'zitat',
        text: 'Sing it again, but this time as though it were easy.',
        quelle: 'Ilaria Benvegnù, in a lesson',
      },
    ],
  },
})
