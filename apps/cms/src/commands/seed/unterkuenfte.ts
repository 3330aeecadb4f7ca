import { randomUUID } from 'node:crypto'
import type { StellplatzContent, UnterkunftContent } from '../../../../../content/gewerbe/shape.ts'
import { tagPlus } from '../../../../../content/tage.ts'
import { adresseIn } from './adresse.ts'
import { barrierefreiOf } from './branchen.ts'
import { idOf, inOrder, publish, remember, type Seeding } from './seeding.ts'

/** Days on which a house is shut, each with an id by which its translation finds it. */
function shutDays({ today }: Seeding, schliesstage: UnterkunftContent['schliesstage']) {
  const german = schliesstage.map(({ bis, hinweis, von }) => ({
    id: randomUUID(),
    blockType: 'schliesstag' as const,
    von: tagPlus(today, von),
    bis: tagPlus(today, bis),
    hinweis: hinweis.de,
  }))
  const english = german.map((row, index) => ({
    ...row,
    hinweis: schliesstage[index]?.hinweis.en ?? null,
  }))
  return { german, english }
}

async function addUnterkunft(seeding: Seeding, haus: UnterkunftContent): Promise<void> {
  const { made, richText } = seeding
  const { key, titel, spezialisierung, einleitung, text, bild, bilder, barrierefrei, saison } = haus
  const { art, sterne, betten, preis_ab, preis_je, buchung, ausstattung } = haus
  const { kontakt, adresse, koordinaten } = haus
  const shut = shutDays(seeding, haus.schliesstage)
  const id = await publish(
    seeding,
    'unterkuenfte',
    {
      titel: titel.de,
      spezialisierung: spezialisierung.de,
      einleitung: einleitung.de,
      text: richText(text.de),
      saison: saison?.de,
      schliesstage: shut.german,
      art,
      sterne,
      betten,
      preis_ab,
      preis_je,
      buchung,
      ausstattung,
      kontakt,
      adresse: adresseIn('de', adresse),
      koordinaten,
      barrierefrei: barrierefreiOf(barrierefrei),
      bild: idOf(made, 'bilder', bild),
      bilder: bilder.map((one) => idOf(made, 'bilder', one)),
      _status: 'published',
    },
    {
      titel: titel.en ?? titel.de,
      spezialisierung: spezialisierung.en ?? null,
      einleitung: einleitung.en ?? null,
      adresse: adresseIn('en', adresse),
      text: text.en === undefined ? null : richText(text.en),
      saison: saison?.en ?? null,
      schliesstage: shut.english,
    },
  )
  remember(made, 'unterkuenfte', key, id)
}

function costsOf(kosten: StellplatzContent['kosten']) {
  const german = kosten.map(({ titel, preis_cent }) => ({
    id: randomUUID(),
    blockType: 'stellplatzpreis' as const,
    titel: titel.de,
    preis_cent,
  }))
  const english = german.map((row, index) => ({ ...row, titel: kosten[index]?.titel.en ?? null }))
  return { german, english }
}

async function addStellplatz(
  seeding: Seeding,
  platz: StellplatzContent,
  sortierung: number,
): Promise<void> {
  const { made, richText } = seeding
  const {
    key: _key,
    titel,
    einleitung,
    text,
    regeln,
    kosten,
    bild,
    bilder,
    saison,
    adresse,
    ...rest
  } = platz
  const costs = costsOf(kosten)
  await publish(
    seeding,
    'stellplaetze',
    {
      ...rest,
      adresse: adresseIn('de', adresse),
      titel: titel.de,
      einleitung: einleitung.de,
      text: richText(text.de),
      regeln: richText(regeln.de),
      anfahrt: platz.anfahrt.de,
      kosten: costs.german,
      ganzjaehrig: saison === undefined,
      saison: saison?.de,
      bild: idOf(made, 'bilder', bild),
      bilder: bilder.map((one) => idOf(made, 'bilder', one)),
      sortierung,
      _status: 'published',
    },
    {
      titel: titel.en ?? titel.de,
      einleitung: einleitung.en ?? null,
      adresse: adresseIn('en', adresse),
      text: text.en === undefined ? null : richText(text.en),
      regeln: regeln.en === undefined ? null : richText(regeln.en),
      anfahrt: platz.anfahrt.en ?? null,
      kosten: costs.english,
      saison: saison?.en ?? null,
    },
  )
}

/** Makes the places to stay and the motorhome sites. */
export async function addUnterkuenfte(seeding: Seeding): Promise<void> {
  const { unterkuenfte = [], stellplaetze = [] } = seeding.town
  await inOrder(seeding, 'Unterkünfte', unterkuenfte, (one) => addUnterkunft(seeding, one))
  const sites = stellplaetze.map((platz, index) => ({ platz, index }))
  await inOrder(seeding, 'Stellplätze', sites, ({ platz, index }) =>
    addStellplatz(seeding, platz, index),
  )
}
