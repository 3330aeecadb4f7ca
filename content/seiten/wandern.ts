import type { SeiteContent } from '../shape.ts'

/** Walking and nature. */
export const wandern: SeiteContent = {
  key: 'wandern',
  eltern: 'start',
  zustaendig: 'tourismus',
  pageLayout: 'wide',
  de: {
    pfad: '/de/wandern-und-natur/',
    titel: 'Wandern & Natur',
    beschreibung: 'Rundwege um Bad Silberbronn mit Länge, Gehzeit und Höhenmetern.',
    heroImages: [{ bild: 'nebelmeer' }, { bild: 'karsee' }, { bild: 'schlucht' }],
    blocks: [
      {
        slot: 'content',
        template: 'headline-teaser',
        titel: '164 Kilometer Wege beginnen im Kurpark',
        titel_tag: 'h2',
        untertitel: 'Alle Rundwege sind in beide Richtungen ausgeschildert',
        einleitung:
          'Die rote Raute führt auf die Höhen, die blaue Raute bleibt im Tal. An jedem Wegweiser stehen Ziel, Entfernung und Gehzeit; die Karte dazu liegt kostenlos in der Tourist-Information aus.',
        link: '/de/wandern-und-natur/touren/',
        linktext: 'Alle Touren auf der Karte',
      },
      {
        slot: 'content',
        template: 'bild-text-teaser-3x',
        titel: 'Drei Rundwege zum Anfangen',
        teaser: [
          {
            titel: 'Quellenweg',
            text: '7,2 km, zwei Stunden, 120 Höhenmeter. Fünf Brunnen, davon drei mit Trinkwasser.',
            bild: 'waldweg',
          },
          {
            titel: 'Silberblick',
            text: '9,8 km, drei Stunden, 410 Höhenmeter. Zum Fotopunkt am Silberblick und über die Bergwiesen zurück.',
            link: '/de/fotopunkt/',
            bild: 'wegweiser',
          },
          {
            titel: 'Höhenweg Hoher Stein',
            text: '1,8 km, 35 Minuten, eben und befestigt. Auffahrt mit der Bergbahn.',
            link: '/de/bergbahn/',
            bild: 'aussichtsturm',
          },
        ],
      },
      {
        slot: 'content',
        template: 'outdoor-route',
        titel: 'Für den ersten Tag',
        tour: 'quellenweg',
      },
      {
        slot: 'content',
        template: 'panoramabild-panoramateaser',
        titel: 'Der Silbersee',
        untertitel: '812 Meter, eine Stunde von Oberwies',
        text: 'Ein Gletscher hat ihn ausgeschürft, Regen und Schmelzwasser haben ihn gefüllt. Die letzten Meter gehen Sie auf einem Holzsteg. Baden ist nicht erlaubt, Sitzen schon: Morgens hört man dort nichts als die Tannenmeisen.',
        bild: 'karsee',
        parallax: true,
        link: '/de/anreise/',
        linktext: 'Mit dem Bus nach Oberwies',
      },
      {
        slot: 'content',
        template: 'bild-text-teaser-3x',
        titel: 'Zu jeder Jahreszeit ein anderes Ziel',
        teaser: [
          {
            titel: 'Mai: Obstblüte',
            text: 'Auf den Wiesen über der Stadt blühen 900 Apfel-, Birn- und Kirschbäume.',
            bild: 'streuobst',
          },
          {
            titel: 'Juli: Silberschlucht',
            text: 'Unten am Wasserfall bleibt es auch an heißen Tagen unter 18 Grad.',
            bild: 'schlucht',
          },
          {
            titel: 'Januar: Rodelbahn',
            text: 'Von der Bergstation 1,6 Kilometer hinab. Schlitten fahren in der Bahn kostenlos mit.',
            link: '/de/bergbahn/',
            bild: 'rodeln',
          },
        ],
      },
      {
        slot: 'content',
        template: 'bild-text',
        titel: 'Im Winter unterwegs',
        text: `Von Dezember bis März werden der Quellenweg und der Weg zum Hohen Stein nach Schneefall bis 10:00 Uhr geräumt. Alle anderen Wege werden nicht gestreut; festes Schuhwerk und ein Blick auf die Wetterlage gehören dazu.

Zwei Loipen (4 und 9 km) beginnen am Sportplatz Oberwies, sobald 20 Zentimeter Schnee liegen.`,
        bild: 'winter',
        anordnung: 'bild-text',
      },
      {
        slot: 'content',
        template: 'text',
        titel: 'Rücksicht im Wald',
        text: `Oberhalb des Silberblicks liegt das Schutzgebiet Rauhe Halde. Dort leben Auerhühner, die im Winter jede Störung Kraft kostet. Bitte bleiben Sie vom 1. Dezember bis 15. Juli auf den Wegen und führen Sie Hunde an der Leine.

Feuer ist im Wald ganzjährig verboten; an der Grillhütte Oberwies ist eine Feuerstelle, die Sie beim [Ordnungsamt](/de/rathaus/) für 25,00 € am Tag mieten können.`,
      },
      {
        slot: 'content',
        template: 'downloads',
        titel: 'Zum Mitnehmen',
        downloads: [
          { titel: 'Wanderempfehlungen rund um Bad Silberbronn', datei: 'wanderempfehlungen' },
        ],
      },
    ],
  },
  en: {
    pfad: '/en/walking-and-nature/',
    titel: 'Walking & nature',
    beschreibung: 'Circular walks around Bad Silberbronn with distances, times and climbs.',
    heroImages: [{ bild: 'nebelmeer' }, { bild: 'karsee' }, { bild: 'schlucht' }],
    blocks: [
      {
        slot: 'content',
        template: 'headline-teaser',
        titel: '164 kilometres of paths start in the spa park',
        titel_tag: 'h2',
        untertitel: 'All circular walks are waymarked in both directions',
        einleitung:
          'The red diamond leads up to the ridges, the blue one stays in the valley. Every signpost gives destination, distance and walking time; the matching map is free at the tourist information office.',
        link: '/en/walking-and-nature/tours/',
        linktext: 'All tours on the map',
      },
      {
        slot: 'content',
        template: 'bild-text-teaser-3x',
        titel: 'Three walks to begin with',
        teaser: [
          {
            titel: 'Springs Trail',
            text: '7.2 km, two hours, 120 m of climbing. Five fountains, three of them with drinking water.',
            bild: 'waldweg',
          },
          {
            titel: 'Silberblick',
            text: '9.8 km, three hours, 410 m of climbing. Up to the Silberblick photo point and back across the meadows.',
            link: '/en/photo-point/',
            bild: 'wegweiser',
          },
          {
            titel: 'Hoher Stein ridge path',
            text: '1.8 km, 35 minutes, level and surfaced. Take the funicular up.',
            link: '/en/funicular/',
            bild: 'aussichtsturm',
          },
        ],
      },
      {
        slot: 'content',
        template: 'outdoor-route',
        titel: 'For your first day',
        tour: 'quellenweg',
      },
      {
        slot: 'content',
        template: 'panoramabild-panoramateaser',
        titel: 'The Silbersee',
        untertitel: '812 metres, an hour from Oberwies',
        text: 'Carved out by a glacier and filled by rain and meltwater. You walk the last few metres on a wooden jetty. Bathing is not allowed, but sitting is: in the morning you hear nothing but coal tits.',
        bild: 'karsee',
        parallax: true,
        link: '/en/getting-here/',
        linktext: 'Take the bus to Oberwies',
      },
      {
        slot: 'content',
        template: 'bild-text-teaser-3x',
        titel: 'A place for every season',
        teaser: [
          {
            titel: 'May: orchards in blossom',
            text: 'On the meadows above the town 900 apple, pear and cherry trees are in flower.',
            bild: 'streuobst',
          },
          {
            titel: 'July: the Silber gorge',
            text: 'Even on hot days it stays below 18 °C at the foot of the waterfall.',
            bild: 'schlucht',
          },
          {
            titel: 'January: the sledge run',
            text: '1.6 kilometres down from the upper station. Sledges travel up free.',
            link: '/en/funicular/',
            bild: 'rodeln',
          },
        ],
      },
      {
        slot: 'content',
        template: 'bild-text',
        titel: 'Walking in winter',
        text: `From December to March the Springs Trail and the path to the Hoher Stein are cleared by 10:00 after snowfall. Other paths are not gritted, so wear sturdy boots and check the forecast.

Two cross-country ski tracks (4 and 9 km) start at the Oberwies sports ground as soon as there are 20 centimetres of snow.`,
        bild: 'winter',
        anordnung: 'bild-text',
      },
      {
        slot: 'content',
        template: 'text',
        titel: 'Please take care',
        text: `Above Silberblick lies the Rauhe Halde nature reserve, home to capercaillie that can ill afford to be disturbed in winter. Between 1 December and 15 July please stay on the paths and keep dogs on a lead.

Fires are forbidden in the forest all year round. The Oberwies barbecue hut has a fireplace that you can hire from the [public order office](/en/town-hall/) for €25.00 a day.`,
      },
      {
        slot: 'content',
        template: 'downloads',
        titel: 'To take with you',
        downloads: [
          {
            titel: 'Recommended walks around Bad Silberbronn (in German)',
            datei: 'wanderempfehlungen',
          },
        ],
      },
    ],
  },
}
