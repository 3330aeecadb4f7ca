import type { TourContent } from './shape.ts'
import { wege } from './touren-wege.ts'
import { tourenWeit } from './touren-weit.ts'
import { trackDurch } from './track.ts'

const kurze: TourContent[] = [
  {
    key: 'quellenweg',
    titel: { de: 'Quellenweg', en: 'Springs Trail' },
    art: 'wandern',
    einleitung: {
      de: 'Fünf Brunnen, drei davon mit Trinkwasser, und zum Schluss die alte Mühle.',
      en: 'Five fountains, three of them with drinking water, and the old mill at the end.',
    },
    text: {
      de: `Der Weg beginnt mit einem Schluck Heilwasser und endet mit einem Stück Mühlenbrot. Dazwischen liegt ein stiller Hangweg mit Blick auf die Dächer; die Hälfte ist im Schatten. Mit einem geländegängigen Kinderwagen kommen Sie überall durch.`,
      en: `The walk starts with a sip of healing water and ends with a slice of mill bread. In between is a quiet path along the slope with views of the roofs; half of it is shaded. A sturdy pushchair will manage all of it.`,
    },
    weg: {
      de: `1. Von der Wandelhalle durch die Kastanienallee zum Musikpavillon und dort rechts hinauf zum Kohlbrunnen.
2. Auf gleicher Höhe zum Jägerbrunnen und weiter zum Steinbruch.
3. Über die Treppe oder die Kehre hinab zum Gerberbrunnen und am Bahnhof vorbei zur Mühle.
4. Über die Wiesen zurück zum Kurpark.`,
      en: `1. From the pump room along the chestnut avenue to the bandstand, then right and up to the charcoal burners’ spring.
2. Along the slope to the huntsman’s fountain and on to the quarry.
3. Down by the steps or the bend to the tanners’ fountain, past the station to the mill.
4. Back across the meadows to the spa park.`,
    },
    laenge: 7.2,
    dauer: 120,
    aufstieg: 120,
    abstieg: 120,
    schwierigkeit: 'leicht',
    rundtour: true,
    barrierefrei: false,
    hinweis: {
      de: 'Im Winter bis 10:00 Uhr geräumt. Feiner Schotter, höchstens zwölf Prozent Steigung.',
      en: 'Cleared by 10 am in winter. Fine gravel, gradients of twelve per cent at most.',
    },
    markierung: { de: 'Blaue Raute', en: 'Blue diamond' },
    start: { de: 'Wandelhalle im Kurpark', en: 'Pump room in the spa park' },
    anreise: {
      de: 'Acht Minuten zu Fuß vom Bahnhof. Parken: P1 Badehaus.',
      en: 'Eight minutes on foot from the station. Parking: P1 Bath house.',
    },
    bild: 'waldweg',
    bilder: [{ bild: 'waldweg' }, { bild: 'muehlbach' }, { bild: 'kurpark' }],
    pois: [
      'wandelhalle',
      'musikpavillon',
      'kohlbrunnen',
      'steinbruch',
      'gerberbrunnen',
      'alte-muehle',
    ],
    track: trackDurch(wege.quellenweg, 7.2),
    sortierung: 10,
  },
  {
    key: 'silberblick',
    titel: { de: 'Silberblick', en: 'Silberblick' },
    art: 'wandern',
    einleitung: {
      de: 'Steil hinauf durch die Tannenhalde, dann über Bergwiesen mit weitem Blick nach Süden.',
      en: 'Steeply up through the fir woods, then across mountain meadows with wide views to the south.',
    },
    text: {
      de: `Die ersten zwei Kilometer kosten Atem, danach geht es sich von selbst. Am Wegweiser warten der Fotopunkt und, von Mittwoch bis Sonntag, die Vesperstube. Wer am späten Nachmittag geht, sieht unten den Fluss glänzen.`,
      en: `The first two kilometres take your breath, after that it is easy going. The photo point waits at the signpost and, from Wednesday to Sunday, so does the Vesperstube. Go in the late afternoon and you will see the river gleam below.`,
    },
    weg: {
      de: `1. Vom Marktbrunnen über die Kirchgasse zur Tannenhalde und dem Zeichen steil bergan folgen.
2. Am Silberblick links über die Wiesen, in weitem Bogen um die Kuppe.
3. Durch den Hochwald zurück und über den Steinbruchweg in die Stadt.`,
      en: `1. From the market fountain along Kirchgasse to the Tannenhalde and steeply up, following the waymarks.
2. Left across the meadows at Silberblick, in a wide arc around the summit.
3. Back through the forest and down Steinbruchweg into the town.`,
    },
    laenge: 9.8,
    dauer: 180,
    aufstieg: 410,
    abstieg: 410,
    schwierigkeit: 'mittel',
    rundtour: true,
    barrierefrei: false,
    saison: [4, 11],
    markierung: { de: 'Rote Raute', en: 'Red diamond' },
    start: { de: 'Marktbrunnen', en: 'Market fountain' },
    anreise: {
      de: 'Drei Minuten zu Fuß vom Bahnhof. Parken: P2 Bahnhof.',
      en: 'Three minutes on foot from the station. Parking: P2 Station.',
    },
    bild: 'wegweiser',
    bilder: [
      { bild: 'wegweiser' },
      { bild: 'gasthof', bildtext: { de: 'Die Vesperstube', en: 'The Vesperstube' } },
      { bild: 'tal-abend' },
    ],
    pois: ['marktbrunnen', 'stadtkirche', 'silberblick', 'vesperstube'],
    track: trackDurch(wege.silberblick, 9.8),
    sortierung: 20,
  },
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

/** Twelve tours from the town, with plausible tracks. */
export const touren: TourContent[] = [...kurze, ...tourenWeit]
