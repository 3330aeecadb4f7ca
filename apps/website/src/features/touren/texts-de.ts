import type { OutdoorListe, Poi, Tour } from '@kurstadt/contract'

const zahl = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 })
const genau = new Intl.NumberFormat('de-DE', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})

/** Words about tours and places to discover in German; `texts-en.ts` has the same keys by type. */
export const de = {
  titel: { tour: 'Touren', poi: 'Orte zum Entdecken' } satisfies Record<
    OutdoorListe['contentType'],
    string
  >,
  anzahl: {
    tour: (anzahl: number) => (anzahl === 1 ? '1 Tour' : `${zahl.format(anzahl)} Touren`),
    poi: (anzahl: number) => (anzahl === 1 ? '1 Ort' : `${zahl.format(anzahl)} Orte`),
  },
  was: 'Was soll die Karte zeigen?',
  leer: {
    tour: 'Zurzeit sind keine Touren eingetragen.',
    poi: 'Zurzeit sind keine Orte eingetragen.',
  },
  keine: {
    tour: 'Zu dieser Auswahl passt keine Tour.',
    poi: 'Zu dieser Auswahl passt kein Ort.',
  },
  alle: { tour: 'Alle Touren zeigen', poi: 'Alle Orte zeigen' },
  filter: 'Auswahl eingrenzen',
  filtern: 'Auswahl zeigen',
  beliebig: 'Beliebig',
  art: 'Art',
  laenge: 'Länge',
  fahrzeit: 'Zeit',
  aufstieg: 'Aufstieg',
  abstieg: 'Abstieg',
  schwierigkeit: 'Schwierigkeit',
  merkmale: 'Außerdem',
  rundtour: 'Rundtour',
  kinderwagen: 'Mit Kinderwagen',
  barrierefrei: 'Mit Rollstuhl',
  alsRundtour: 'Rundtour',
  auchKinderwagen: 'mit Kinderwagen',
  auchRollstuhl: 'mit Rollstuhl',
  ohneStufen: 'ohne Stufen erreichbar',
  bis: (wert: string) => `bis ${wert}`,
  km: (km: number) => `${zahl.format(km)} km`,
  kilometer: (km: number) => `Kilometer ${genau.format(km)}`,
  meter: (meter: number) => `${zahl.format(meter)} m`,
  prozent: (prozent: number) => `${zahl.format(prozent)} %`,
  zeit: (minuten: number) => {
    const [stunden, rest] = [Math.floor(minuten / 60), minuten % 60]
    if (stunden === 0) return `${rest} Min.`
    return rest === 0 ? `${stunden} Std.` : `${stunden} Std. ${rest} Min.`
  },
  hinauf: (meter: number) => `${zahl.format(meter)} m hinauf`,
  arten: {
    wandern: 'Wandern',
    spazieren: 'Spazieren',
    rad: 'Radfahren',
    mountainbike: 'Mountainbike',
    langlauf: 'Langlauf',
    winterwandern: 'Winterwandern',
    rodeln: 'Rodeln',
  } satisfies Record<Tour['art'], string>,
  ortsarten: {
    sehenswuerdigkeit: 'Sehenswürdigkeit',
    aussicht: 'Aussicht',
    natur: 'Natur',
    brunnen: 'Brunnen und Quelle',
    kultur: 'Kultur',
    spielplatz: 'Spielplatz',
    rastplatz: 'Rast- und Grillplatz',
    einkehr: 'Essen und Trinken',
    sport: 'Sport',
    verkehr: 'Bahn, Bus und Parken',
  } satisfies Record<Poi['art'], string>,
  grade: { leicht: 'leicht', mittel: 'mittel', schwer: 'schwer' } satisfies Record<
    Tour['schwierigkeit'],
    string
  >,
  hoehe: (meter: number) => `${zahl.format(meter)} m über dem Meer`,
  twin: 'Dasselbe wie auf der Karte als Liste',
  hinweis: {
    tour: 'Die Nummern der Karte sind die der Liste. Ein Klick auf eine Nummer hebt den Weg hervor.',
    poi: 'Die Nummern der Karte sind die der Liste. Ein Klick auf eine Nummer zeigt, wo der Ort liegt.',
  },
  ueberDenRand: 'Lange Wege führen über den Rand hinaus; ganz zeigt sie ihre Seite.',
  gesperrt: 'Gesperrt',
  teilweise: 'Teilweise gesperrt',
  offen: 'Offen',
  zustand: 'Zustand',
  sperrung: (was: string, wann: string) => `${was} ${wann} gesperrt`,
  ganzeTour: 'Die ganze Tour ist',
  abschnitt: (wo: string) => `${wo}:`,
  streckeVon: (von: number, bis: number) =>
    `Kilometer ${genau.format(von)} bis ${genau.format(bis)}`,
  gestrichelt: 'Gestrichelt: zurzeit gesperrt.',
  zu: 'gesperrt',
  abschnittZu: (strecke: string) => `${strecke}: zurzeit gesperrt.`,
  seit: (tag: string) => `seit ${tag}`,
  abDann: (tag: string) => `ab ${tag}`,
  bisTag: (tag: string) => `bis ${tag}`,
  aufWeiteres: 'bis auf Weiteres',
  durch: (wer: string) => `Gesperrt durch: ${wer}.`,
  keineSperrung: 'Zurzeit ist keine Sperrung bekannt.',
  saison: 'Jahreszeit',
  ganzjaehrig: 'ganzjährig',
  monate: (von: string, bis: string) => `${von} bis ${bis}`,
  belag: 'Belag',
  markierung: 'Wegzeichen',
  start: 'Start',
  zugang: 'Rollstuhl und Kinderwagen',
  ja: 'ja',
  nein: 'nein',
  ohnePausen: (zeit: string) => `${zeit} ohne Pausen`,
  anreise: 'So kommen Sie hin',
  beschreibung: 'Über die Tour',
  weg: 'Der Weg in Worten',
  amWeg: 'Am Weg',
  karte: 'Karte und Orte am Weg',
  vomWeg: (weit: string) => `${weit} vom Weg`,
  ohneLage: 'Wo genau, ist nicht eingetragen.',
  keineOrte: 'Zu dieser Tour sind keine Orte eingetragen.',
  keineLinie: 'Der Verlauf dieser Tour ist noch nicht gezeichnet.',
  profil: 'Höhenprofil',
  profilSatz: (tief: string, hoch: string, wo: string) =>
    `Der tiefste Punkt liegt auf ${tief}, der höchste auf ${hoch} bei ${wo}.`,
  steilste: (prozent: string, wo: string) =>
    `Am steilsten ist der Weg bei ${wo}: ${prozent} auf hundert Metern.`,
  profilTabelle: 'Höhenprofil als Tabelle',
  spalten: {
    strecke: 'Strecke',
    ende: 'Höhe am Ende',
    auf: 'hinauf',
    ab: 'hinab',
    steil: 'steilste Stelle',
  },
  abschnittVon: (von: number, bis: number) => `${genau.format(von)} bis ${genau.format(bis)} km`,
  keineHoehen: 'Zu dieser Tour sind keine Höhen aufgezeichnet; die Höhenmeter oben sind geschätzt.',
  bilder: 'Bilder',
  mitnehmen: 'Zum Mitnehmen',
  gpx: 'GPX-Datei für Uhr und Wander-App',
  geojson: 'GeoJSON-Datei für Karten',
  weiter: 'Weitere Touren',
  zurueck: 'Alle Touren auf der Karte',
  aehnliche: (art: string) => `Alle Touren: ${art}`,
  gleicherGrad: (grad: string) => `Touren mit der Schwierigkeit „${grad}“`,
  orte: 'Orte zum Entdecken auf der Karte',
  zurTour: 'Zur Tour mit Höhenprofil und Wegbeschreibung',
}

/** Every word about tours. */
export type TourTexts = typeof de
