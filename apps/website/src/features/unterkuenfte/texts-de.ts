import type { StayProblem } from './stay-dates.ts'

const problems: Record<StayProblem, string> = {
  fehlt: 'Bitte geben Sie An- und Abreise an.',
  ungueltig: 'Diesen Tag gibt es nicht. Bitte schreiben Sie ihn so: 24.12.2027.',
  vergangen: 'Die Anreise liegt in der Vergangenheit.',
  vor_beginn: 'Die Abreise liegt nicht nach der Anreise.',
  zu_lang: 'Bitte höchstens 90 Nächte. Für längere Aufenthalte fragen Sie die Tourist-Information.',
}

/** Words about places to stay in German. */
export const de = {
  suche: 'Unterkunft suchen',
  anreise: 'Anreise',
  abreise: 'Abreise',
  suchen: 'Unterkunft suchen',
  portalHinweis: (host: string) =>
    `Freie Zimmer zeigt unser Buchungsportal ${host} in einem neuen Fenster.`,
  listeHinweis: 'Was in Ihrer Zeit frei ist, sagen Ihnen die Gastgeber selbst.',
  zeitraum: (von: string, bis: string, naechte: number) =>
    `${von} bis ${bis}, ${naechte === 1 ? '1 Nacht' : `${naechte} Nächte`}`,
  ihrZeitraum: 'Ihre Zeit:',
  zeitraumVergessen: 'ohne Zeitraum',
  problems,
  arten: 'Was suchen Sie?',
  art: {
    hotel: 'Hotels',
    pension: 'Pensionen und Gasthöfe',
    ferienwohnung: 'Ferienwohnungen',
    camping: 'Campingplätze',
  },
  eine: {
    hotel: 'Hotel',
    pension: 'Pension',
    ferienwohnung: 'Ferienwohnung',
    camping: 'Campingplatz',
  },
  wohnmobil: 'Wohnmobilstellplätze',
  gastgeber: (anzahl: number) => (anzahl === 1 ? '1 Gastgeber' : `${anzahl} Gastgeber`),
  keine:
    'Dazu passt kein Haus. Nehmen Sie einen Filter weg, oder fragen Sie die Tourist-Information.',
  leer: 'Zurzeit sind keine Gastgeber eingetragen.',
  alleZeigen: 'Alle Gastgeber zeigen',
  filter: 'Filter',
  gewaehlt: 'Gewählte Filter',
  entfernen: 'entfernen',
  filterGruppen: {
    sterne: 'Sterne',
    preis: 'Preis je Nacht',
    ausstattung: 'Ausstattung',
    barrierefrei: 'Barrierefrei',
  },
  abSterne: (sterne: number) => `ab ${sterne} Sternen`,
  bisPreis: (preis: string) => `bis ${preis}`,
  treffer: (anzahl: number) => `(${anzahl})`,
  sortieren: 'Sortieren nach',
  order: { titel: 'Name', preis_ab: 'Preis', entfernung: 'Nähe zum Kurpark' },
  sterne: (zahl: number) => (zahl === 1 ? '1 Stern' : `${zahl} Sterne`),
  betten: (zahl: number) => (zahl === 1 ? '1 Bett' : `${zahl} Betten`),
  ab: (preis: string) => `ab ${preis}`,
  je: {
    doppelzimmer: 'Doppelzimmer und Nacht',
    wohnung: 'Wohnung und Nacht',
    person: 'Person und Nacht',
    stellplatz: 'Stellplatz und Nacht',
  },
  preisAnfrage: 'Preis auf Anfrage',
  zumKurpark: (weit: string) => `${weit} zum Kurpark`,
  zumBahnhof: (weit: string) => `${weit} zum Bahnhof`,
  luftlinie: 'Luftlinie',
  ausstattung: {
    thermalzugang: 'Zugang zum Badehaus',
    sauna: 'Sauna',
    restaurant: 'Restaurant',
    fruehstueck: 'Frühstück',
    halbpension: 'Halbpension',
    wlan: 'WLAN',
    parkplatz: 'Parkplatz',
    ladestation: 'Ladestation',
    fahrradraum: 'Fahrradraum',
    familien: 'Für Familien',
    hunde: 'Hunde willkommen',
  },
  fakten: 'Auf einen Blick',
  faktAusstattung: 'Ausstattung',
  faktZugang: 'Barrierefreiheit',
  zugangHinweis: 'Angaben des Hauses. Fragen Sie nach, wenn Sie sich darauf verlassen müssen.',
  preisTitel: 'Preis',
  groesse: 'Größe',
  lage: 'Lage',
  geoeffnet: 'Geöffnet',
  bilder: 'Bilder',
  anfragen: 'Per E-Mail anfragen',
  buchen: 'Beim Haus buchen',
  anrufen: (telefon: string) => `Anrufen: ${telefon}`,
  karte: 'Auf der Karte zeigen',
  zurueck: 'Alle Gastgeber',
  mail: {
    betreff: (haus: string) => `Anfrage: ${haus}`,
    text: (von: string, bis: string) =>
      `Guten Tag,\n\nhaben Sie in dieser Zeit etwas frei?\n\nAnreise: ${von}\nAbreise: ${bis}\nZimmerart:\nAnzahl der Personen:\nVerpflegung:\nTelefon:\n\nFreundliche Grüße\n`,
  },
}

/** Words about places to stay. */
export type StayTexts = typeof de
