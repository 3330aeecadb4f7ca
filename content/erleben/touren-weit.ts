import type { TourContent } from './shape.ts'
import { wege } from './touren-wege.ts'
import { trackDurch } from './track.ts'

/** Tours that take half a day or more. */
export const tourenWeit: TourContent[] = [
  {
    key: 'silbersee',
    titel: { de: 'Zum Silbersee', en: 'To the Silbersee' },
    art: 'wandern',
    einleitung: {
      de: 'Eine Stunde durch den Wald zu einem See, an dem man nur den Wind hört.',
      en: 'An hour through the forest to a lake where you hear nothing but the wind.',
    },
    text: {
      de: `Der Weg steigt gleichmäßig, erst breit, dann als Pfad über Wurzeln. Am Ufer endet er auf einem Holzsteg, der das Moor schont. Baden ist nicht erlaubt; eine Thermosflasche schon. Zurück geht es auf demselben Weg.`,
      en: `The way climbs steadily, first as a broad track, then as a path over roots. It ends on a wooden jetty that spares the bog. Bathing is not allowed, but a flask of tea is. Return the same way.`,
    },
    weg: {
      de: `Vom Parkplatz Oberwies mit der roten Raute am Sportplatz vorbei, nach zwei Kilometern links auf den Pfad und immer bergan bis zum See.`,
      en: `From the Oberwies car park follow the red diamond past the sports ground, after two kilometres turn left on to the path and keep climbing to the lake.`,
    },
    laenge: 7.4,
    dauer: 130,
    aufstieg: 250,
    abstieg: 250,
    schwierigkeit: 'mittel',
    rundtour: false,
    barrierefrei: false,
    saison: [4, 11],
    markierung: { de: 'Rote Raute', en: 'Red diamond' },
    start: { de: 'Wanderparkplatz Oberwies', en: 'Oberwies car park' },
    anreise: {
      de: 'Stadtbus 2 bis „Oberwies“. Parken: P4 Sportplatz Oberwies, kostenlos.',
      en: 'Town bus 2 to “Oberwies”. Parking: P4 Oberwies sports ground, free.',
    },
    bild: 'karsee',
    bilder: [{ bild: 'karsee' }, { bild: 'waldweg' }],
    pois: ['waldspielplatz', 'silbersee'],
    track: trackDurch(wege.silbersee, 7.4),
    sortierung: 70,
  },
  {
    key: 'silberschlucht',
    titel: { de: 'Silberschlucht', en: 'The Silber gorge' },
    art: 'wandern',
    einleitung: {
      de: 'Über elf Holzbrücken zum Wasserfall. Auch im Juli bleibt es hier unter 18 Grad.',
      en: 'Across eleven wooden bridges to the waterfall. Even in July it stays below 18 °C.',
    },
    text: {
      de: `Der Pfad ist schmal und nass, Geländer sichern die steilen Stellen. Nach starkem Regen sperrt der Bauhof den Zugang; die Tafel an der Talstation sagt, ob offen ist. Zurück führt ein breiter Weg durch den Buchenwald.`,
      en: `The path is narrow and wet, with handrails where it is steep. After heavy rain the works department closes it; the board at the valley station says whether it is open. A broad track through beech woods leads back.`,
    },
    weg: {
      de: `1. Von der Talstation auf der Hochwaldstraße bis zum Eingang der Schlucht.
2. Am Bach entlang zum Wasserfall und über die Stufen hinauf.
3. Oben links auf den Forstweg, in Kehren zurück zur Talstation.`,
      en: `1. From the valley station along Hochwaldstraße to the entrance of the gorge.
2. Along the stream to the waterfall and up the steps.
3. Left on to the forest track at the top, winding back to the valley station.`,
    },
    laenge: 6.3,
    dauer: 125,
    aufstieg: 200,
    abstieg: 200,
    schwierigkeit: 'mittel',
    rundtour: true,
    barrierefrei: false,
    belag: {
      de: 'Schmaler, nasser Pfad mit Stufen und Brücken',
      en: 'Narrow, wet path with steps and bridges',
    },
    sperrungen: [
      {
        von: -9,
        bis: 21,
        wo: {
          de: 'Zwischen dem Wasserfall und den Stufen',
          en: 'Between the waterfall and the steps',
        },
        strecke: [1.9, 2.7],
        grund: {
          de: 'Zwei Brücken werden nach dem Hochwasser erneuert. Bis zum Wasserfall kommen Sie von unten.',
          en: 'Two bridges are being renewed after the flood. You can reach the waterfall from below.',
        },
        durch: { de: 'Bauhof', en: 'works department' },
      },
    ],
    saison: [5, 10],
    markierung: { de: 'Rote Raute', en: 'Red diamond' },
    start: { de: 'Talstation der Bergbahn', en: 'Valley station of the funicular' },
    anreise: {
      de: 'Fünf Minuten zu Fuß vom Marktplatz. Parken: P3 Bergbahn.',
      en: 'Five minutes on foot from the market square. Parking: P3 Funicular.',
    },
    bild: 'schlucht',
    bilder: [{ bild: 'schlucht' }, { bild: 'waldweg' }],
    pois: ['talstation'],
    track: trackDurch(wege.silberschlucht, 6.3),
    sortierung: 80,
  },
  {
    key: 'drei-taeler-runde',
    titel: { de: 'Drei-Täler-Runde', en: 'Three valleys circuit' },
    art: 'wandern',
    einleitung: {
      de: 'Die Tagestour: Silberblick, Rauhe Halde, Silbersee und mit müden Beinen zurück in den Kurpark.',
      en: 'The day walk: Silberblick, Rauhe Halde, Silbersee and back to the spa park on tired legs.',
    },
    text: {
      de: `Brechen Sie im Sommer früh auf und nehmen Sie zwei Liter Wasser mit; zwischen der Vesperstube und der Oberwies gibt es keine Einkehr. In der Rauhen Halde leben Auerhühner: Bitte bleiben Sie vom 1. Dezember bis 15. Juli unbedingt auf den Wegen.

Abkürzen können Sie in Oberwies, von dort fährt der Stadtbus 2.`,
      en: `Set off early in summer and take two litres of water: there is nowhere to eat between the Vesperstube and Oberwies. Capercaillie live in the Rauhe Halde, so please keep strictly to the paths from 1 December to 15 July.

You can cut the walk short at Oberwies, where town bus 2 stops.`,
    },
    weg: {
      de: `1. Vom Bahnhof durch die Tannenhalde zum Silberblick.
2. Auf dem Kamm durch die Rauhe Halde und hinab ins zweite Tal.
3. Am Gegenhang hinauf zum Silbersee, auf der Höhe nach Oberwies.
4. Über die Wiesen in den Kurpark und zum Bahnhof.`,
      en: `1. From the station through the Tannenhalde to Silberblick.
2. Along the ridge through the Rauhe Halde and down into the second valley.
3. Up the opposite slope to the Silbersee, then along the height to Oberwies.
4. Across the meadows into the spa park and to the station.`,
    },
    laenge: 21.5,
    dauer: 390,
    aufstieg: 780,
    abstieg: 780,
    schwierigkeit: 'schwer',
    rundtour: true,
    barrierefrei: false,
    sperrungen: [
      {
        von: 18,
        bis: 32,
        grund: { de: 'Holzernte in der Rauhen Halde.', en: 'Felling in the Rauhe Halde.' },
        durch: { de: 'Forstamt', en: 'forestry office' },
      },
    ],
    saison: [5, 10],
    markierung: { de: 'Rote Raute', en: 'Red diamond' },
    start: { de: 'Bahnhof', en: 'Station' },
    anreise: {
      de: 'Mit der Silbertalbahn. Parken: P2 Bahnhof.',
      en: 'By train. Parking: P2 Station.',
    },
    bild: 'nebelmeer',
    bilder: [{ bild: 'nebelmeer' }, { bild: 'wegweiser' }, { bild: 'karsee' }],
    pois: [
      'bahnhof',
      'silberblick',
      'vesperstube',
      'rauhe-halde',
      'silbersee',
      'waldspielplatz',
      'wandelhalle',
    ],
    track: trackDurch(wege['drei-taeler-runde'], 21.5),
    sortierung: 90,
  },
  {
    key: 'silbertal-radweg',
    titel: { de: 'Silbertal-Radweg', en: 'Silbertal cycle path' },
    art: 'rad',
    einleitung: {
      de: '38 Kilometer am Fluss entlang talabwärts, fast ohne Steigung und abseits der Straße.',
      en: '38 kilometres downstream along the river, hardly a climb and away from the road.',
    },
    text: {
      de: `Der Weg folgt der alten Flößerstrecke bis Tannheim an der Silber. Unterwegs liegen vier Bahnhöfe: Wer genug hat, fährt mit der Silbertalbahn zurück, das Rad reist kostenlos mit.`,
      en: `The path follows the old rafting route to Tannheim on the Silber. There are four stations along the way: when you have had enough, take the train back – bicycles travel free.`,
    },
    weg: {
      de: `Vom Bahnhof unter der Brücke hindurch an die Silber und dann immer flussabwärts. Zwei Engstellen bei Kilometer 11 und 27 bitte schieben.`,
      en: `From the station under the bridge to the Silber, then always downstream. Please dismount at two narrow places, at kilometres 11 and 27.`,
    },
    laenge: 38,
    dauer: 150,
    aufstieg: 40,
    abstieg: 199,
    schwierigkeit: 'leicht',
    rundtour: false,
    barrierefrei: false,
    hinweis: {
      de: 'Asphalt und feiner Schotter; für Handbikes geeignet bis auf die Engstelle bei Kilometer 27.',
      en: 'Tarmac and fine gravel; suitable for handcycles except for the narrow place at kilometre 27.',
    },
    saison: [3, 11],
    markierung: { de: 'Grünes Rad', en: 'Green bicycle' },
    start: { de: 'Bahnhof', en: 'Station' },
    anreise: {
      de: 'Mit der Silbertalbahn, Räder fahren kostenlos mit.',
      en: 'By train; bicycles travel free.',
    },
    bild: 'radweg',
    bilder: [{ bild: 'radweg' }, { bild: 'bahnhof' }, { bild: 'stellplatz' }],
    pois: ['bahnhof', 'zeltplatz'],
    track: trackDurch(wege['silbertal-radweg'], 38),
    sortierung: 100,
  },
]
