import type { SeiteContent } from '../shape.ts'

/** For families. */
export const familien: SeiteContent = {
  key: 'familien',
  eltern: 'start',
  zustaendig: 'tourismus',
  pageLayout: 'default',
  de: {
    pfad: '/de/familien/',
    titel: 'Familien',
    beschreibung: 'Mühlbachpfad, Spielplätze, Familienbad und Tipps für Regentage.',
    heroImages: [{ bild: 'waldspielplatz' }, { bild: 'muehlbach' }],
    blocks: [
      {
        slot: 'content',
        template: 'text',
        text: `Der Mühlbachpfad beginnt hinter dem Bahnhof und führt 1,4 Kilometer am Wasser entlang: Staustufen zum Umleiten, eine Furt aus Trittsteinen und am Ende das Mühlrad, das seit 1788 läuft. Der Weg ist für Kinderwagen geeignet und fast überall im Schatten.

## Spielplätze

- **Kurpark:** Wasserspielplatz, Mai bis September
- **Oberwies:** Baumhäuser, Hängebrücke und Grillhütte mitten im Wald
- **Badgasse:** eingezäunt, für Kinder bis sechs Jahre`,
      },
      {
        slot: 'content',
        template: 'bild-text-teaser-3x',
        titel: 'Drinnen, draußen, bergauf',
        teaser: [
          {
            titel: 'Familienbad',
            text: 'Sonntags von 09:00 bis 12:00 Uhr im Bewegungsbecken, Familienkarte 24,00 €.',
            link: '/de/thermalbad/',
            bild: 'therme-innen',
          },
          {
            titel: 'Kindertheater',
            text: 'Einmal im Monat im Kurtheater, ab vier Jahren.',
            link: '/de/veranstaltungen/',
            bild: 'theater',
          },
          {
            titel: 'Mit der Bergbahn',
            text: 'Familienkarte ab 7,50 €. Im Winter geht es auf dem Schlitten wieder hinunter.',
            link: '/de/bergbahn/',
            bild: 'rodeln',
          },
        ],
      },
      {
        slot: 'content',
        template: 'bild-text',
        titel: 'Junior-Ranger im Silbertal',
        text: `In den Ferien erkunden Kinder von acht bis zwölf Jahren mit dem Förster den Wald: Spuren lesen, Feuer machen ohne Feuerzeug, eine Nacht im Tipi. Eine Woche kostet 85,00 €, Geschwister zahlen die Hälfte. Anmeldung in der [Tourist-Information](/de/tourist-information/).`,
        bild: 'wegweiser',
        anordnung: 'text-bild',
      },
    ],
  },
  en: {
    pfad: '/en/families/',
    titel: 'Families',
    beschreibung: 'The mill brook path, playgrounds, family bathing and ideas for rainy days.',
    heroImages: [{ bild: 'waldspielplatz' }, { bild: 'muehlbach' }],
    blocks: [
      {
        slot: 'content',
        template: 'text',
        text: `The mill brook path starts behind the station and follows the water for 1.4 kilometres: little dams to divert, a ford of stepping stones and, at the end, a mill wheel that has been turning since 1788. The path is suitable for pushchairs and shady almost all the way.

## Playgrounds

- **Spa park:** water playground, May to September
- **Oberwies:** tree houses, a rope bridge and a barbecue hut in the woods
- **Badgasse:** fenced, for children up to six`,
      },
      {
        slot: 'content',
        template: 'bild-text-teaser-3x',
        titel: 'Indoors, outdoors, uphill',
        teaser: [
          {
            titel: 'Family bathing',
            text: 'Sundays from 09:00 to 12:00 in the exercise pool, family ticket €24.00.',
            link: '/en/thermal-bath/',
            bild: 'therme-innen',
          },
          {
            titel: 'Children’s theatre',
            text: 'Once a month in the spa theatre, from age four (in German).',
            link: '/en/events/',
            bild: 'theater',
          },
          {
            titel: 'Up by funicular',
            text: 'Family ticket from €7.50. In winter you come back down on a sledge.',
            link: '/en/funicular/',
            bild: 'rodeln',
          },
        ],
      },
      {
        slot: 'content',
        template: 'bild-text',
        titel: 'Junior rangers in the Silbertal',
        text: `In the school holidays, children from eight to twelve explore the forest with the ranger: reading tracks, lighting a fire without a lighter, spending a night in a tepee. A week costs €85.00, siblings pay half. Book at the [tourist information office](/en/tourist-information/).`,
        bild: 'wegweiser',
        anordnung: 'text-bild',
      },
    ],
  },
}
