import type { Saison } from '../../saison.ts'
import type { SeiteInLanguage } from '../../shape.ts'

/** Home page of the festival in German. */
export const startDe = ({ zeitraum, am }: Saison): SeiteInLanguage => ({
  pfad: '/de/rossini/',
  titel: 'Rossini-Festival Bad Silberbronn',
  beschreibung: `Belcanto im Schwarzwald, ${zeitraum.de}: vier Opern, eine Messe, junge Stimmen und eine Bühne im Wald.`,
  heroImages: [
    {
      bild: 'festival-buehne',
      titel: 'Rossini-Festival',
      untertitel: `Bad Silberbronn, ${zeitraum.de}`,
    },
    {
      bild: 'festival-waldbuehne',
      titel: 'Oper im Wald',
      untertitel: `Waldbühne Oberwies, ab ${am(8).de}`,
    },
    {
      bild: 'festival-graben',
      titel: '34 Pulte, eine Lampe je Pult',
      untertitel: 'Die Camerata Silbertal',
    },
    {
      bild: 'festival-wandelhalle',
      titel: 'In der Pause',
      untertitel: 'Wandelhalle, zwischen Palmen und Trinkbrunnen',
    },
    {
      bild: 'festival-feuerwerk',
      titel: 'Und zum Schluss das Feuerwerk',
      untertitel: `Belcanto-Gala, ${am(15).de}`,
    },
  ],
  heroSlider: [
    {
      titel: 'Il barbiere di Siviglia',
      untertitel: `Premiere am ${am(0).de}`,
      link: '/de/rossini/programm/',
      linktext: 'Termine',
      bild: 'plakat-barbiere',
    },
    {
      titel: 'La Cenerentola',
      untertitel: `Premiere am ${am(7).de}`,
      link: '/de/rossini/programm/',
      linktext: 'Termine',
      bild: 'plakat-cenerentola',
    },
    {
      titel: 'L’italiana in Algeri',
      untertitel: `Waldbühne, ab ${am(8).de}`,
      link: '/de/rossini/programm/',
      linktext: 'Termine',
      bild: 'plakat-italiana',
    },
    {
      titel: 'Petite messe solennelle',
      untertitel: `Konzerthaus, ${am(9).de}`,
      link: '/de/rossini/programm/',
      linktext: 'Zum Konzert',
      bild: 'plakat-messe',
    },
    {
      titel: 'Belcanto-Gala',
      untertitel: `${am(15).de}, danach Feuerwerk`,
      link: '/de/rossini/programm/',
      linktext: 'Zur Gala',
      bild: 'plakat-gala',
    },
  ],
  blocks: [
    {
      slot: 'content',
      template: 'headline-teaser',
      titel: 'Große Stimmen, 204 Plätze',
      titel_tag: 'h2',
      untertitel: zeitraum.de,
      einleitung:
        'Im Kurtheater sitzt niemand weiter als fünfzehn Meter von der Bühne entfernt. Man hört, wie eine Sängerin Luft holt, und sieht, worüber der Fagottist lacht. Für Rossinis Opern gibt es kaum einen besseren Ort.',
      link: '/de/rossini/programm/',
      linktext: 'Zum Programm',
    },
    {
      slot: 'content',
      template: 'bild-text-teaser-3x',
      titel: 'Drei Abende zum Anfangen',
      einleitung: 'Wer zum ersten Mal kommt, fragt uns oft, womit. Das wären unsere Vorschläge.',
      teaser: [
        {
          titel: 'Etwas zum Lachen',
          text: '„Il barbiere di Siviglia“ im Kurtheater: ein Barbier, ein Balkon und ein Vormund, der nichts merkt.',
          link: '/de/rossini/programm/',
          bild: 'festival-saal',
        },
        {
          titel: 'Oper unter Tannen',
          text: '„L’italiana in Algeri“ auf der Waldbühne. Decken liegen bereit, das Licht macht der Abend.',
          link: '/de/rossini/spielorte/',
          bild: 'festival-waldbuehne',
        },
        {
          titel: 'Junge Stimmen',
          text: '„La scala di seta“ mit der Akademie BelCanto: anderthalb Stunden, sechs Rollen, keine Pause.',
          link: '/de/rossini/akademie-belcanto/',
          bild: 'festival-akademie',
        },
      ],
    },
    {
      slot: 'content',
      template: 'zitat',
      text: 'Nach der Probe gingen wir alle ins Thermalbad, und der Bass sang unter der Kuppel weiter.',
      quelle: 'Aus dem Tagebuch einer Stipendiatin der Akademie',
    },
    {
      slot: 'content',
      template: 'bild-text',
      titel: 'Warum gerade hier?',
      text: `Gioachino Rossini (1792–1868) war selbst nie in Bad Silberbronn. Aber seine Musik war es: Auf dem Dachboden des Kurtheaters fand sich 1986 eine Kiste mit Orchesterstimmen, abgeschrieben von Kurgästen vor mehr als hundert Jahren. Zwei Sommer später wurde daraus das erste Festival.`,
      bild: 'festival-noten',
      anordnung: 'bild-text',
      link: '/de/rossini/festivalgeschichte/',
      linktext: 'Die Geschichte des Festivals',
    },
    {
      slot: 'content',
      template: 'kurzinfo-icons',
      titel: 'Ihr Besuch',
      icons: [
        {
          icon: 'kalender',
          titel: 'Programm',
          text: 'Alle Vorstellungen an siebzehn Tagen',
          link: '/de/rossini/programm/',
        },
        {
          icon: 'telefon',
          titel: 'Karten',
          text: 'Persönlich unter 030 23125-220',
          link: '/de/rossini/karten/',
        },
        {
          icon: 'musik',
          titel: 'Spielorte',
          text: 'Theater, Konzerthaus, Wandelhalle, Wald',
          link: '/de/rossini/spielorte/',
        },
        {
          icon: 'bett',
          titel: 'Übernachten',
          text: 'Zimmer in Gehweite aller Bühnen',
          link: '/de/unterkuenfte/',
        },
      ],
    },
    {
      slot: 'content',
      template: 'downloads',
      titel: 'Zum Mitnehmen',
      downloads: [{ titel: 'Programm und Preise auf zwei Seiten', datei: 'rossini-programm' }],
    },
  ],
})
