import type { TourContent } from './shape.ts'
import { wege } from './touren-wege.ts'
import { trackDurch } from './track.ts'

/** Benches of which there is nothing more to say. */
const baenke = (...km: number[]) => km.map((one) => ({ art: 'bank' as const, km: one }))

/** Walks of an hour or so. */
export const tourenKurz: TourContent[] = [
  {
    key: 'hoehenweg',
    titel: { de: 'Höhenweg Hoher Stein', en: 'Hoher Stein ridge path' },
    art: 'spazieren',
    einleitung: {
      de: 'Eben, befestigt, alle 200 Meter eine Bank: von der Bergstation zum Aussichtsturm und zurück.',
      en: 'Level, surfaced, a bench every 200 metres: from the upper station to the view tower and back.',
    },
    text: {
      de: `Der leichteste Weg in die Höhe, denn hinauf fährt die Bahn. Am Turm können alle den Ausblick haben: Wer die 187 Stufen nicht steigt, liest das Panorama mit den Fingern.`,
      en: `The easiest way to the heights, since the funicular does the climbing. Everyone gets the view at the tower: those who do not climb the 187 steps can read the panorama with their fingers.`,
    },
    weg: {
      de: `Von der Bergstation geradeaus auf dem breiten Weg, am Weiher rechts, nach 900 Metern steht der Turm. Zurück auf demselben Weg oder auf dem schmaleren daneben.`,
      en: `From the upper station straight on along the broad path, right at the pond; the tower is reached after 900 metres. Return the same way or by the narrower path beside it.`,
    },
    laenge: 1.8,
    dauer: 35,
    aufstieg: 15,
    abstieg: 15,
    schwierigkeit: 'leicht',
    rundtour: true,
    barrierefrei: true,
    kinderwagen: true,
    belag: { de: 'Wassergebundene Decke, zwei Meter breit', en: 'Firm gravel, two metres wide' },
    hinweis: {
      de: 'Zwei Meter breit, wassergebundene Decke, höchstens drei Prozent Steigung. WC an der Bergstation.',
      en: 'Two metres wide, firm gravel, gradients of three per cent at most. Accessible toilet at the upper station.',
    },
    markierung: { de: 'Blaue Raute', en: 'Blue diamond' },
    start: { de: 'Bergstation der Bergbahn', en: 'Upper station of the funicular' },
    anreise: {
      de: 'Mit der Bergbahn ab Bergbahnstraße 4. Parken: P3 Bergbahn.',
      en: 'By funicular from Bergbahnstraße 4. Parking: P3 Funicular.',
    },
    bild: 'aussichtsturm',
    bilder: [{ bild: 'aussichtsturm' }, { bild: 'bergbahn' }, { bild: 'nebelmeer' }],
    pois: ['bergstation', 'aussichtsturm'],
    wegpunkte: [
      {
        art: 'toilette',
        km: 0,
        hinweis: {
          de: 'Mit dem Rollstuhl zugänglich, offen von der ersten bis zur letzten Bahn.',
          en: 'Wheelchair-accessible, open from the first car to the last.',
        },
      },
      ...baenke(0.2, 0.4, 0.6),
      {
        art: 'bank',
        km: 0.8,
        hinweis: {
          de: 'Mit Lehnen, Blick ins Tal.',
          en: 'With armrests and a view of the valley.',
        },
      },
      ...baenke(1, 1.2, 1.4, 1.6),
    ],
    track: trackDurch(wege.hoehenweg, 1.8),
    sortierung: 30,
  },
  {
    key: 'muehlbachpfad',
    titel: { de: 'Mühlbachpfad', en: 'Mill brook path' },
    art: 'spazieren',
    einleitung: {
      de: 'Stauen, waten, Schiffchen bauen: ein Kilometer Wasser für Kinder, am Ende das Mühlrad.',
      en: 'Damming, wading, building boats: a kilometre of water for children, with the mill wheel at the end.',
    },
    text: {
      de: `Rechnen Sie mit einer Stunde und nassen Socken. Für Kinderwagen gibt es neben der Furt eine Brücke. Zurück geht es auf demselben Weg oder mit dem Stadtbus 1 ab „Alte Mühle“.`,
      en: `Allow an hour and wet socks. Beside the ford there is a bridge for pushchairs. Return the same way or by town bus 1 from “Alte Mühle”.`,
    },
    weg: {
      de: `Hinter dem Bahnhof beginnt der Pfad an der großen Pumpe und folgt dem Bach bis zur Mühle. Verlaufen kann man sich nicht.`,
      en: `The path starts at the big pump behind the station and follows the brook to the mill. It is impossible to get lost.`,
    },
    laenge: 1.4,
    dauer: 60,
    aufstieg: 20,
    abstieg: 0,
    schwierigkeit: 'leicht',
    rundtour: false,
    barrierefrei: true,
    kinderwagen: true,
    belag: {
      de: 'Feiner Schotter, an der Furt Trittsteine',
      en: 'Fine gravel, stepping stones at the ford',
    },
    hinweis: {
      de: 'Der obere Weg ist eben und 1,60 Meter breit; zum Wasser führen Stufen.',
      en: 'The upper path is level and 1.60 metres wide; steps lead down to the water.',
    },
    start: { de: 'Rückseite des Bahnhofs', en: 'Behind the station' },
    anreise: {
      de: 'Mit der Silbertalbahn. Parken: P2 Bahnhof.',
      en: 'By train. Parking: P2 Station.',
    },
    bild: 'muehlbach',
    bilder: [{ bild: 'muehlbach' }, { bild: 'bahnhof' }],
    pois: ['bahnhof', 'alte-muehle'],
    wegpunkte: [
      ...baenke(0.3, 0.7),
      {
        art: 'unterstand',
        km: 0.9,
        hinweis: { de: 'Mit Tisch, Platz für zwölf.', en: 'With a table, seats twelve.' },
      },
      ...baenke(1.1),
      {
        art: 'toilette',
        km: 1.4,
        hinweis: {
          de: 'In der Mühle, zu ihren Öffnungszeiten; mit Wickeltisch.',
          en: 'In the mill, during opening hours; with a changing table.',
        },
      },
    ],
    track: trackDurch(wege.muehlbachpfad, 1.4),
    sortierung: 40,
  },
  {
    key: 'abendrunde',
    titel: { de: 'Abendrunde über die Badgasse', en: 'Evening round along Badgasse' },
    art: 'spazieren',
    einleitung: {
      de: 'Beleuchtet vom ersten bis zum letzten Schritt, auch im Winter geräumt.',
      en: 'Lit from the first step to the last, and cleared in winter too.',
    },
    text: {
      de: `Altstadt, Badehaus, Kurtheater, Pavillon: Wer nur einen Abend hat, sieht so das meiste. Im Juli hört man unterwegs durch offene Fenster die Proben des Festivals.`,
      en: `Old town, bath house, theatre, bandstand: if you have only one evening, this shows you most of it. In July you can hear the festival rehearse through open windows.`,
    },
    weg: {
      de: `Vom Marktbrunnen an der Kirche vorbei in die Badgasse, am Badehaus in den Park, um den Pavillon herum und durch die Wandelhalle zurück.`,
      en: `From the market fountain past the church into Badgasse, into the park at the bath house, round the bandstand and back through the pump room.`,
    },
    laenge: 2.6,
    dauer: 45,
    aufstieg: 25,
    abstieg: 25,
    schwierigkeit: 'leicht',
    rundtour: true,
    barrierefrei: false,
    kinderwagen: true,
    belag: { de: 'Pflaster und Asphalt', en: 'Paving and asphalt' },
    hinweis: {
      de: 'Ohne die Badgasse (über die Badstraße) ist die Runde eben und ohne Stufen.',
      en: 'If you take Badstraße instead of Badgasse the round is level and step-free.',
    },
    markierung: { de: 'Blaue Raute', en: 'Blue diamond' },
    start: { de: 'Marktbrunnen', en: 'Market fountain' },
    anreise: {
      de: 'Drei Minuten zu Fuß vom Bahnhof.',
      en: 'Three minutes on foot from the station.',
    },
    bild: 'gasse',
    bilder: [{ bild: 'gasse' }, { bild: 'thermennacht' }, { bild: 'konzerthaus' }],
    pois: [
      'marktbrunnen',
      'stadtkirche',
      'badgasse',
      'badehaus',
      'kurtheater',
      'musikpavillon',
      'wandelhalle',
      'konzerthaus',
    ],
    track: trackDurch(wege.abendrunde, 2.6),
    sortierung: 50,
  },
  {
    key: 'obstwiesenweg',
    titel: { de: 'Obstwiesenweg', en: 'Orchard walk' },
    art: 'wandern',
    einleitung: {
      de: 'Im Mai durch weiße Blüten, im Oktober an Leitern vorbei: die kleine Runde über der Stadt.',
      en: 'Through white blossom in May, past ladders in October: the short round above the town.',
    },
    text: {
      de: `Zwölf Tafeln erzählen von Sorten, die es nur hier gibt, etwa der „Silbertaler Renette“. Wo ein gelbes Band am Stamm hängt, dürfen Sie kosten.`,
      en: `Twelve boards tell of varieties that grow nowhere else, such as the “Silbertaler Renette”. Where there is a yellow ribbon on the trunk you may taste.`,
    },
    weg: {
      de: `Vom Marktbrunnen über den Haldenweg hinauf zu den Wiesen, oben entlang bis zum Waldrand, hinunter zur Mühle und am Bach zurück.`,
      en: `From the market fountain up Haldenweg to the meadows, along the top to the edge of the wood, down to the mill and back by the brook.`,
    },
    laenge: 4.1,
    dauer: 75,
    aufstieg: 115,
    abstieg: 115,
    schwierigkeit: 'leicht',
    rundtour: true,
    barrierefrei: false,
    saison: [3, 11],
    markierung: { de: 'Roter Apfel', en: 'Red apple' },
    start: { de: 'Marktbrunnen', en: 'Market fountain' },
    anreise: {
      de: 'Drei Minuten zu Fuß vom Bahnhof.',
      en: 'Three minutes on foot from the station.',
    },
    bild: 'streuobst',
    bilder: [{ bild: 'streuobst' }, { bild: 'muehlbach' }],
    pois: ['marktbrunnen', 'streuobstwiesen', 'alte-muehle', 'zeltplatz', 'bahnhof'],
    track: trackDurch(wege.obstwiesenweg, 4.1),
    sortierung: 60,
  },
]
