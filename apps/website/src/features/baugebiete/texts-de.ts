import type { Baugebiet, Bauplatz } from '@kurstadt/contract'

const zahl = new Intl.NumberFormat('de-DE')

/** Words about building areas in German; `texts-en.ts` has the same keys by type. */
export const de = {
  titel: 'Baugebiete',
  leer: 'Zurzeit gibt die Stadt keine Bauplätze ab.',
  phase: {
    planung: 'In Planung',
    erschliessung: 'Wird erschlossen',
    vergabe: 'Plätze werden vergeben',
    abgeschlossen: 'Alle Plätze vergeben',
  } satisfies Record<Baugebiet['phase'], string>,
  status: {
    frei: 'frei',
    reserviert: 'reserviert',
    verkauft: 'verkauft',
  } satisfies Record<Bauplatz['status'], string>,
  gruppe: {
    frei: (anzahl: number) => `Frei: ${anzahl}`,
    reserviert: (anzahl: number) => `Reserviert: ${anzahl}`,
    verkauft: (anzahl: number) => `Verkauft: ${anzahl}`,
  } satisfies Record<Bauplatz['status'], (anzahl: number) => string>,
  nutzung: {
    einfamilienhaus: 'Einfamilienhaus',
    doppelhaus: 'Doppelhaushälfte',
    reihenhaus: 'Reihenhaus',
    mehrfamilienhaus: 'Mehrfamilienhaus',
    mischnutzung: 'Wohnen und Gewerbe',
    gewerbe: 'Gewerbe',
  } satisfies Record<Bauplatz['nutzung'], string>,
  frei: (frei: number, gesamt: number) => {
    if (gesamt === 0) return 'Die Plätze stehen noch nicht fest.'
    const of = gesamt === 1 ? 'von 1 Platz' : `von ${gesamt} Plätzen`
    return frei === 0 ? `Kein Platz ${of} ist frei.` : `${frei} ${of} frei`
  },
  ab: (preis: string) => `ab ${preis}`,
  bewerbung: (tag: string) => `Bewerbung bis ${tag}`,
  bisTag: (tag: string) => `bis ${tag}`,
  vorbei: (tag: string) => `Die Bewerbung endete am ${tag}.`,
  fakten: {
    plaetze: 'Plätze',
    preis: 'Preis je m²',
    groesse: 'Größe',
    bewerbung: 'Bewerbung',
    lage: 'Lage',
    stand: 'Stand',
  },
  bis: (von: string, bis: string) => (von === bis ? von : `${von} bis ${bis}`),
  flaeche: (quadratmeter: number) => `${zahl.format(quadratmeter)} m²`,
  proQm: (preis: string) => `${preis}/m²`,
  anfrage: 'auf Anfrage',
  plan: 'Lageplan',
  planHinweis: 'Norden ist oben. Alle Angaben zu den Plätzen stehen darunter in der Tabelle.',
  zeigen: (nummer: string) => `Platz ${nummer} auf dem Plan zeigen`,
  meter: (meter: number) => `${meter} m`,
  plaetze: 'Alle Plätze',
  platz: 'Platz',
  spalten: {
    flaeche: 'Größe',
    preis: 'Preis',
    nutzung: 'Was gebaut werden darf',
    kontakt: 'Anfrage',
  },
  geschosse: (anzahl: number) => (anzahl === 1 ? '1 Geschoss' : `${anzahl} Geschosse`),
  grz: (wert: number) => `GRZ ${zahl.format(wert)}`,
  gfz: (wert: number) => `GFZ ${zahl.format(wert)}`,
  kennzahlen:
    'GRZ: so viel der Fläche darf überbaut werden. GFZ: so viel Geschossfläche darf entstehen, jeweils als Anteil an der Größe des Platzes.',
  anfragen: (nummer: string) => `Platz ${nummer} anfragen`,
  betreff: (gebiet: string, nummer: string | null) =>
    nummer === null ? `Baugebiet ${gebiet}` : `Baugebiet ${gebiet}, Platz ${nummer}`,
  kontaktseite: '/de/kontakt/',
  vergabe: 'So bewerben Sie sich',
  ohneVergabe: 'Wie die Plätze vergeben werden, steht noch nicht fest. Das Bauamt gibt Auskunft.',
  mail: 'E-Mail zu diesem Baugebiet schreiben',
  ansprechpartner: 'Wer Auskunft gibt',
  unterlagen: 'Unterlagen',
  zurueck: 'Zu den Baugebieten',
}

/** Every word about building areas. */
export type BuildingTexts = typeof de
