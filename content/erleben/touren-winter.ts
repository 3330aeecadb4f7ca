import type { TourContent } from './shape.ts'
import { wege } from './touren-wege.ts'
import { trackDurch } from './track.ts'

/** Ways on snow: a ski track and the sledge run. */
export const tourenWinter: TourContent[] = [
  {
    key: 'loipe-oberwies',
    titel: { de: 'Loipe Oberwies', en: 'Oberwies ski track' },
    art: 'langlauf',
    einleitung: {
      de: 'Neun Kilometer klassisch und Skating, gespurt ab 20 Zentimetern Schnee.',
      en: 'Nine kilometres of classic and skating track, groomed once there are 20 centimetres of snow.',
    },
    text: {
      de: `Zwei Schleifen, von denen die innere mit vier Kilometern auch für Anfänger taugt. Ski und Schuhe leiht der Skiclub samstags und sonntags am Sportplatz. Bitte nicht in der Spur gehen, auch wenn es bequem aussieht.`,
      en: `Two loops, of which the inner one of four kilometres suits beginners. The ski club hires out skis and boots at the sports ground on Saturdays and Sundays. Please do not walk in the track, however inviting it looks.`,
    },
    weg: {
      de: `Vom Sportplatz gegen den Uhrzeigersinn am Waldrand entlang, nach drei Kilometern Abzweig der kleinen Runde, weiter über die Hochfläche und in langer Abfahrt zurück.`,
      en: `From the sports ground anticlockwise along the edge of the wood; the short loop branches off after three kilometres. On across the plateau and back in one long descent.`,
    },
    laenge: 9,
    dauer: 90,
    aufstieg: 126,
    abstieg: 126,
    schwierigkeit: 'mittel',
    rundtour: true,
    barrierefrei: false,
    saison: [12, 3],
    start: { de: 'Sportplatz Oberwies', en: 'Oberwies sports ground' },
    anreise: {
      de: 'Stadtbus 2 bis „Oberwies“. Parken: P4 Sportplatz Oberwies, kostenlos.',
      en: 'Town bus 2 to “Oberwies”. Parking: P4 Oberwies sports ground, free.',
    },
    bild: 'winter',
    bilder: [{ bild: 'winter' }, { bild: 'bergbahn-winter' }],
    pois: ['waldspielplatz'],
    track: trackDurch(wege['loipe-oberwies'], 9),
    sortierung: 110,
  },
  {
    key: 'rodelbahn',
    titel: { de: 'Rodelbahn Hoher Stein', en: 'Hoher Stein sledge run' },
    art: 'rodeln',
    einleitung: {
      de: '1,6 Kilometer, neun Kurven, 298 Meter hinab. Hinauf fährt die Bahn.',
      en: '1.6 kilometres, nine bends, 298 metres down. The funicular takes you up.',
    },
    text: {
      de: `Die Bahn wird jeden Morgen geprüft und öffnet mit der ersten Bergfahrt. Am Freitag und Samstag ist sie bis 21:00 Uhr beleuchtet. Helme leihen Sie kostenlos, Schlitten für 5,00 € am Tag.`,
      en: `The run is inspected every morning and opens with the first car up. On Fridays and Saturdays it is lit until 21:00. Helmets are free to borrow, sledges cost €5.00 a day.`,
    },
    weg: {
      de: `Der Start liegt links neben der Bergstation. Nach der siebten Kurve kreuzt die Bahn die Hochwaldstraße unter einer Brücke; das Ziel ist die Talstation.`,
      en: `The start is to the left of the upper station. After the seventh bend the run passes beneath Hochwaldstraße; it ends at the valley station.`,
    },
    laenge: 1.6,
    dauer: 10,
    aufstieg: 0,
    abstieg: 298,
    schwierigkeit: 'mittel',
    rundtour: false,
    barrierefrei: false,
    saison: [12, 3],
    start: { de: 'Bergstation der Bergbahn', en: 'Upper station of the funicular' },
    anreise: {
      de: 'Mit der Bergbahn, Schlitten fahren kostenlos mit. Parken: P3 Bergbahn.',
      en: 'By funicular; sledges travel free. Parking: P3 Funicular.',
    },
    bild: 'rodeln',
    bilder: [{ bild: 'rodeln' }, { bild: 'bergbahn-winter' }],
    pois: ['bergstation', 'talstation'],
    track: trackDurch(wege.rodelbahn, 1.6),
    sortierung: 120,
  },
]
