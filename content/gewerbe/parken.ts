import type { Betrieb } from './eintrag.ts'

const rubriken = ['parken']
const leitsystem = {
  de: ['Parkhaus', 'Parkplatz', 'Stellplatz', 'Auto'],
  en: ['car park', 'parking'],
}

/** The four car parks of the guidance system (spec 3: 77, 84, 78, 80), and getting around. */
export const parken: Betrieb[] = [
  {
    key: 'p1-badehaus',
    nummer: 77,
    name: { de: 'Parkplatz P1 Badehaus', en: 'Car park P1 Bath house' },
    was: { de: '180 Plätze, zwei Minuten zum Badehaus', en: '180 spaces, two minutes to the bath' },
    rubriken,
    wo: 'Badstraße 3',
    text: {
      de: `Der Parkplatz unter den Kastanien liegt am nächsten am Badehaus und am Kurpark. Eine Stunde kostet 1,50 €, der Tag höchstens 9,00 €. Sie zahlen am Automaten mit Münzen oder Karte.

Acht der zwölf Ladepunkte der Stadt stehen hier. Vier breite Plätze mit Behindertenausweis sind direkt am Weg zum Eingang.`,
      en: `The car park below the chestnut trees is the nearest to the bath house and the spa park. An hour costs €1.50, a day €9.00 at most. The machines take coins and cards.

Eight of the town’s twelve charging points are here. Four wide spaces for holders of a disabled badge are right beside the path to the entrance.`,
    },
    barriere: ['stufenlos', 'parkplatz'],
    bild: 'parkplatz',
    woerter: leitsystem,
  },
  {
    key: 'p2-bahnhof',
    nummer: 84,
    name: { de: 'Parkplatz P2 Bahnhof', en: 'Car park P2 Station' },
    was: { de: '96 Plätze am Bahnsteig', en: '96 spaces beside the platform' },
    rubriken,
    wo: 'Bahnhofstraße 28',
    text: {
      de: `Von P2 gehen Sie drei Minuten zum Rathaus und steigen ohne Stufen in die Silbertalbahn um. Eine Stunde kostet 1,00 €. Mit einer Fahrkarte desselben Tages parken Sie bis 24:00 Uhr für 3,00 €.

An Markttagen ist hier bis Mittag alles besetzt; dann ist auf P4 meist noch Platz.`,
      en: `From P2 it is three minutes on foot to the town hall, and you change to the train without a step. An hour costs €1.00. With a rail ticket for the same day you park until midnight for €3.00.

On market days everything is taken until noon; P4 usually still has room then.`,
    },
    barriere: ['stufenlos', 'parkplatz'],
    bild: 'bahnhof',
    woerter: leitsystem,
  },
  {
    key: 'p3-bergbahn',
    nummer: 78,
    name: { de: 'Parkplatz P3 Bergbahn', en: 'Car park P3 Funicular' },
    was: { de: '140 Plätze an der Talstation', en: '140 spaces at the valley station' },
    rubriken,
    wo: 'Bergbahnstraße 6',
    text: {
      de: `Wer mit der Bergbahn auf den Hohen Stein will, stellt das Auto hier ab: 4,00 € für den ganzen Tag, auch nachts. Vier Ladepunkte stehen an der oberen Reihe.

An sonnigen Wochenenden ist P3 ab 10:30 Uhr voll. Der Stadtbus der Linie 2 bringt Sie dann von P4 in neun Minuten zur Talstation.`,
      en: `Leave your car here for the funicular to the Hoher Stein: €4.00 for the whole day, overnight included. There are four charging points in the upper row.

On sunny weekends P3 is full from 10:30. Bus number 2 then takes you from P4 to the valley station in nine minutes.`,
    },
    barriere: ['stufenlos', 'parkplatz'],
    bild: 'bergbahn',
    woerter: leitsystem,
  },
  {
    key: 'p4-oberwies',
    nummer: 80,
    name: { de: 'Parkplatz P4 Sportplatz Oberwies', en: 'Car park P4 Oberwies sports ground' },
    was: { de: '220 Plätze, kostenlos', en: '220 spaces, free' },
    rubriken,
    wo: 'Oberwieser Straße 80',
    text: {
      de: `Der größte Parkplatz der Stadt kostet nichts und hat fast immer Platz. Von hier beginnen die Wege zum Silbersee und zum Waldspielplatz, im Winter auch die Loipen.

In die Stadt fährt werktags alle 20 Minuten der Bus der Linie 2, am Wochenende jede halbe Stunde. Der hintere Teil gehört den Wohnmobilen.`,
      en: `The largest car park in town is free and nearly always has room. The paths to the Silbersee and the woodland playground start here, and in winter the cross-country tracks.

Bus number 2 runs into town every 20 minutes on weekdays and every half hour at weekends. The far end is reserved for motorhomes.`,
    },
    barriere: ['stufenlos'],
    bild: 'waldspielplatz',
    woerter: leitsystem,
  },
  {
    key: 'taxi-faisst',
    name: 'Taxi Faißt',
    was: { de: 'Taxi, Krankenfahrten, Rufbus', en: 'Taxi, hospital runs, call bus' },
    rubriken,
    wo: 'Bahnhofstraße 21',
    tel: '502',
    text: {
      de: `Vier Wagen, einer davon mit Rampe für Rollstühle. Nach 20:00 Uhr fährt Familie Faißt auch den Rufbus der Stadt. Wer morgens vor fünf zum Zug muss, bestellt am besten am Abend vorher.`,
      en: `Four cars, one of them with a ramp for wheelchairs. After 20:00 the Faißts also drive the town’s call bus. If you have a train before five in the morning, book the evening before.`,
    },
    barriere: ['stufenlos', 'assistenzhund'],
    woerter: { de: ['Krankentransport', 'Flughafen'], en: ['airport transfer'] },
  },
  {
    key: 'radhaus-kiefer',
    name: 'Radhaus Kiefer',
    was: { de: 'Fahrräder, Verleih und Werkstatt', en: 'Bicycles, hire and repairs' },
    rubriken: ['parken', 'einkaufen'],
    wo: 'Bahnhofstraße 12',
    tel: '503',
    host: 'radhaus-kiefer',
    text: {
      de: `Ein Tourenrad kostet 14,00 € am Tag, ein Rad mit Motor 32,00 €; Helm, Schloss und Kindersitz sind dabei. Einen Platten flickt Jonas Kiefer, während Sie nebenan einen Kaffee trinken.`,
      en: `A touring bike is €14.00 a day, an e-bike €32.00; helmet, lock and child seat are included. Jonas Kiefer mends a puncture while you have a coffee next door.`,
    },
    zeiten: 'Mo-Fr 09:00-12:30 14:00-18:00; Sa 09:00-14:00',
    hinweis: {
      de: 'April bis Oktober auch sonntags von 09:00 bis 11:00 Uhr, nur Verleih.',
      en: 'April to October also on Sundays from 09:00 to 11:00, hire only.',
    },
    barriere: ['stufenlos'],
    bild: 'radweg',
    woerter: { de: ['E-Bike', 'Pedelec', 'Fahrradverleih'], en: ['e-bike', 'bike hire'] },
  },
  {
    key: 'autohaus-roller',
    name: 'Autohaus Roller',
    was: { de: 'Werkstatt für alle Marken, Pannendienst', en: 'Garage and breakdown service' },
    rubriken,
    wo: 'Talstraße 44',
    tel: '504',
    host: 'autohaus-roller',
    text: {
      de: `Im Ort die einzige Werkstatt mit Bühne für Wohnmobile bis 4,5 Tonnen. Der Pannendienst ist Tag und Nacht erreichbar; bis die Ersatzteile da sind, leihen Ihnen die Rollers einen Wagen.`,
      en: `The only garage in town with a lift for motorhomes of up to 4.5 tonnes. The breakdown service answers day and night, and the Rollers lend you a car until the parts arrive.`,
    },
    zeiten: 'Mo-Fr 07:30-12:00 13:00-17:30; Sa 09:00-12:00',
    barriere: ['stufenlos', 'parkplatz'],
    woerter: { de: ['Reifen', 'Abschleppdienst'], en: ['tyres', 'towing'] },
  },
  {
    key: 'bergbahn-talstation',
    name: { de: 'Bergbahn, Talstation', en: 'Funicular, valley station' },
    was: { de: 'Standseilbahn auf den Hohen Stein', en: 'Funicular to the Hoher Stein' },
    rubriken: ['parken', 'kultur'],
    wo: 'Bergbahnstraße 4',
    tel: '400',
    link: { link: '/de/bergbahn/', linktext: 'Fahrplan und Preise' },
    text: {
      de: `Sechs Minuten dauert die Fahrt auf den Hohen Stein, 298 Meter höher. Erwachsene zahlen {erwachsene:sommer}, Kinder {kinder:sommer}, Familien {familie:sommer}. Räder und Schlitten fahren kostenlos mit.`,
      en: `The ride up the Hoher Stein takes six minutes and climbs 298 metres. Adults pay {erwachsene:sommer}, children {kinder:sommer}, families {familie:sommer}. Bicycles and sledges travel free.`,
    },
    barriere: ['stufenlos', 'toilette', 'parkplatz', 'assistenzhund'],
    bild: 'bergbahn',
    bilder: ['bergbahn-winter'],
    woerter: { de: ['Seilbahn', 'Standseilbahn'], en: ['cable railway', 'funicular'] },
  },
]
