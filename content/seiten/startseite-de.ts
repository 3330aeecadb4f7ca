import type { SeiteInLanguage } from '../shape.ts'

/** The home page in German. */
export const startDe: SeiteInLanguage = {
  pfad: '/de/',
  titel: 'Bad Silberbronn',
  beschreibung:
    'Heilbad im nördlichen Schwarzwald: Thermalbad, Bergbahn, Konzerte, Wanderwege und die Dienste des Rathauses.',
  heroImages: [
    {
      bild: 'tal-sommer',
      titel: 'Bad Silberbronn',
      untertitel: 'Heilbad im nördlichen Schwarzwald',
    },
    {
      bild: 'thermennacht',
      titel: 'Warmes Wasser unter Sternen',
      untertitel: 'Thermennacht im Außenbecken',
    },
    {
      bild: 'aussichtsturm',
      titel: 'Früh auf dem Hohen Stein',
      untertitel: 'Mit der Bergbahn in sechs Minuten',
    },
    {
      bild: 'wandelhalle',
      titel: 'Ein Glas Quellwasser',
      untertitel: 'Frisch gezapft in der Wandelhalle',
    },
    {
      bild: 'kurgarten',
      titel: 'Unter alten Bäumen',
      untertitel: 'Der Kurpark beginnt gleich hinter dem Badehaus',
    },
  ],
  heroSlider: [
    {
      titel: 'Sonntags um halb vier',
      untertitel: 'Das Kurorchester spielt für Sie',
      link: '/de/kurpark-und-konzerte/',
      linktext: 'Zu den Konzerten',
      bild: 'konzerthaus',
    },
    {
      titel: 'Abendmarkt am Rathaus',
      untertitel: 'Brot, Käse und Honig aus dem Silbertal',
      link: '/de/veranstaltungen/',
      linktext: 'Alle Termine',
      bild: 'abendmarkt',
    },
    {
      titel: 'Auf den Hohen Stein',
      untertitel: 'Mit der Bergbahn, Sommer wie Winter',
      link: '/de/bergbahn/',
      linktext: 'Fahrplan und Preise',
      bild: 'bergbahn-winter',
    },
    {
      titel: 'Rossini-Festival',
      untertitel: 'Siebzehn Tage Belcanto im Sommer',
      link: '/de/rossini/',
      linktext: 'Zum Festival',
      bild: 'festival-buehne',
    },
    {
      titel: 'Mit Kindern unterwegs',
      untertitel: 'Der Waldspielplatz und andere Ziele',
      link: '/de/familien/',
      linktext: 'Ideen für Familien',
      bild: 'waldspielplatz',
    },
  ],
  blocks: [
    {
      slot: 'content',
      template: 'headline-teaser',
      titel: 'Wasser, Wald und Musik',
      titel_tag: 'h2',
      untertitel: 'Willkommen in Bad Silberbronn',
      einleitung:
        'Das Thermalwasser kommt mit 37,8 Grad aus dem Fels, der Wald beginnt hinter dem Kurpark, und an den meisten Sonntagen spielt das Kurorchester. Vom Bahnhof sind es acht Minuten zu Fuß bis zum Badehaus.',
      link: '/de/thermalbad/',
      linktext: 'Zum Thermalbad',
    },
    {
      slot: 'content',
      template: 'kurzinfo-icons',
      titel: 'Schnell gefunden',
      icons: [
        {
          icon: 'therme',
          titel: 'Thermalbad',
          text: 'Täglich ab 09:00 Uhr',
          link: '/de/thermalbad/',
        },
        {
          icon: 'bahn',
          titel: 'Bergbahn',
          text: 'Alle 30 Minuten auf den Hohen Stein',
          link: '/de/bergbahn/',
        },
        {
          icon: 'bett',
          titel: 'Übernachten',
          text: 'Hotels, Ferienwohnungen, Pauschalen',
          link: '/de/unterkuenfte/',
        },
        {
          icon: 'rathaus',
          titel: 'Bürgerservice',
          text: 'Ausweis, Anmeldung, Gebühren',
          link: '/de/buergerservice/',
        },
      ],
    },
    {
      slot: 'content',
      template: 'bild-text-teaser-3x',
      titel: 'Drei Wege durch den Tag',
      einleitung: 'Jeder dieser Vorschläge passt in einen halben Tag und beginnt in der Ortsmitte.',
      teaser: [
        {
          titel: 'Baden im Badehaus',
          text: 'Vier Becken zwischen 32 und 38 Grad, dazu die Halle mit dem Gewölbe von 1874.',
          link: '/de/thermalbad/',
          bild: 'therme-innen',
        },
        {
          titel: 'Auf dem Quellenweg',
          text: 'Sieben Kilometer an fünf Brunnen vorbei, ohne steile Stücke.',
          link: '/de/wandern-und-natur/touren/',
          bild: 'waldweg',
        },
        {
          titel: 'Durch die Altstadt',
          text: 'Fachwerk, Marktbrunnen und die Badgasse: ein Rundgang durch 700 Jahre.',
          link: '/de/stadtgeschichte/',
          bild: 'gasse',
        },
      ],
    },
    {
      slot: 'content',
      template: 'bild-text',
      titel: 'Heute Abend ins Konzert',
      text: `Im Konzerthaus am Kurpark und im Kurtheater finden im Jahr rund 140 Konzerte statt. Das Kurorchester spielt sonntags um 15:30 Uhr; der Eintritt ist mit der Silberkarte frei.

Karten für alle anderen Abende erhalten Sie in der [Tourist-Information](/de/tourist-information/) und unter der Kartentelefonnummer [030 23125-220](tel:+493023125220).`,
      bild: 'theater',
      anordnung: 'text-bild',
      link: '/de/kurpark-und-konzerte/',
      linktext: 'Kurpark und Konzerte',
    },
    { slot: 'content', template: 'eventteaser', titel: 'Die nächsten Veranstaltungen' },
    {
      slot: 'content',
      template: 'zitat',
      text: 'Ich war wegen des Wassers gekommen und bin wegen der Wälder geblieben.',
      quelle: 'Aus dem Gästebuch des Badehauses, 12. Oktober 1891',
    },
    {
      slot: 'content',
      template: 'bild-text',
      titel: 'Bleiben Sie über Nacht',
      text: `Vom Gasthof in der Altstadt bis zum Zeltplatz an der Silber: In Bad Silberbronn vermieten 74 Häuser Zimmer, Wohnungen und Plätze. Viele liegen so nah am Badehaus, dass Sie im Bademantel hinübergehen können.

Sie sind unsicher, was zu Ihnen passt? Die [Tourist-Information](/de/tourist-information/) sucht mit Ihnen, am Telefon unter {telefon:tourist-information}.`,
      bild: 'gasthof',
      anordnung: 'bild-text',
      link: '/de/unterkuenfte/',
      linktext: 'Unterkunft finden',
    },
    {
      slot: 'content',
      template: 'newsticker',
      titel: 'Aktuelles aus der Stadt',
      anzahl: 6,
      link: '/de/aktuelles/',
      linktext: 'Alle Meldungen',
    },
  ],
}
