import type { BuildingTexts } from './texts-de.ts'

const number = new Intl.NumberFormat('en-GB')

/** Words about building areas in English. */
export const en: BuildingTexts = {
  titel: 'Building areas',
  leer: 'The town is not selling any plots at present.',
  phase: {
    planung: 'Being planned',
    erschliessung: 'Roads and mains being built',
    vergabe: 'Plots are being allocated',
    abgeschlossen: 'All plots allocated',
  },
  status: { frei: 'free', reserviert: 'reserved', verkauft: 'sold' },
  gruppe: {
    frei: (anzahl) => `Free: ${anzahl}`,
    reserviert: (anzahl) => `Reserved: ${anzahl}`,
    verkauft: (anzahl) => `Sold: ${anzahl}`,
  },
  nutzung: {
    einfamilienhaus: 'Detached house',
    doppelhaus: 'Semi-detached house',
    reihenhaus: 'Terraced house',
    mehrfamilienhaus: 'Block of flats',
    mischnutzung: 'Housing and business',
    gewerbe: 'Business',
  },
  frei: (frei, gesamt) => {
    if (gesamt === 0) return 'The plots have not been decided yet.'
    const of = gesamt === 1 ? 'of 1 plot' : `of ${gesamt} plots`
    return frei === 0 ? `None ${of} is free.` : `${frei} ${of} free`
  },
  ab: (preis) => `from ${preis}`,
  bewerbung: (tag) => `Apply by ${tag}`,
  bisTag: (tag) => `until ${tag}`,
  vorbei: (tag) => `Applications closed on ${tag}.`,
  fakten: {
    plaetze: 'Plots',
    preis: 'Price per m²',
    groesse: 'Size',
    bewerbung: 'Applications',
    lage: 'Where',
    stand: 'Progress',
  },
  bis: (von, bis) => (von === bis ? von : `${von} to ${bis}`),
  flaeche: (quadratmeter) => `${number.format(quadratmeter)} m²`,
  proQm: (preis) => `${preis}/m²`,
  anfrage: 'on request',
  plan: 'Plan',
  planHinweis: 'North is up. All details of the plots are in the table below.',
  zeigen: (nummer) => `Show plot ${nummer} on the plan`,
  meter: (meter) => `${meter} m`,
  plaetze: 'All plots',
  platz: 'Plot',
  spalten: {
    flaeche: 'Size',
    preis: 'Price',
    nutzung: 'What may be built',
    kontakt: 'Enquiry',
  },
  geschosse: (anzahl) => (anzahl === 1 ? '1 storey' : `${anzahl} storeys`),
  grz: (wert) => `site index ${number.format(wert)}`,
  gfz: (wert) => `floor index ${number.format(wert)}`,
  kennzahlen:
    'Site index (GRZ): how much of the plot may be built on. Floor index (GFZ): how much floor space may be built, each as a share of the plot’s size.',
  anfragen: (nummer) => `Ask about plot ${nummer}`,
  betreff: (gebiet, nummer) =>
    nummer === null ? `Building area ${gebiet}` : `Building area ${gebiet}, plot ${nummer}`,
  kontaktseite: '/en/contact/',
  vergabe: 'How to apply',
  ohneVergabe:
    'How the plots will be allocated has not been decided yet. The building office can tell you more.',
  mail: 'Write an e-mail about this area',
  ansprechpartner: 'Who can tell you more',
  unterlagen: 'Documents',
  zurueck: 'To the building areas',
}
