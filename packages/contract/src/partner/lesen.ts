import type * as z from 'zod/mini'
import { tagestypen } from '../entities/oeffnungszeiten.ts'
import { preisEinheiten } from '../entities/unterkunft.ts'
import {
  absatz,
  auswahl,
  email,
  freiwillig,
  kalendertag,
  tagAbHeute,
  telefon,
  uhrzeit,
  webadresse,
  zeile,
} from '../forms/fields.ts'
import { bildFelder, type Foto, readPictures } from './bilder.ts'
import { ganzeZahl } from './ganze-zahl.ts'
import { type Gesendet, type Reading, read, shown } from './reading.ts'
import { findClash } from './ueberschneidung.ts'
import {
  longestRemark,
  mostClosed,
  mostHours,
  type PartnerTyp,
  type PartnerWerte,
  partnerFelder,
} from './werte.ts'

/** One line as it was before, or read anew: what an editor once wrote otherwise is no mistake of the partner. */
function kept<Value extends string | number, Schema extends z.ZodMiniType>(
  reading: Reading,
  [name, before]: [string, Value | null],
  schema: Schema,
): z.output<Schema> | Value | null {
  return (reading.felder[name] ?? '').trim() === shown(before).trim()
    ? before
    : read(reading, name, schema)
}

/** Numbers of the rows of which something is filled in. */
const rowsOf = ({ felder }: Reading, most: number, names: (row: number) => string[]) =>
  Array.from({ length: most }, (_, row) => row + 1).filter((row) =>
    names(row).some((name) => (felder[name] ?? '').trim() !== ''),
  )

/** Names of the fields of a row of hours. */
export const zeitFelder = (row: number) => [
  `zeit_${row}_tag`,
  `zeit_${row}_beginn`,
  `zeit_${row}_ende`,
]
/** Names of the fields of a row of days on which it is shut. */
export const schliessFelder = (row: number) => [
  `zu_${row}_von`,
  `zu_${row}_bis`,
  `zu_${row}_hinweis`,
]

function readHours(reading: Reading): PartnerWerte['zeiten'] {
  const rows = rowsOf(reading, mostHours, zeitFelder).flatMap((row) => {
    const [tag = '', from = '', to = ''] = zeitFelder(row)
    const tagestyp = read(reading, tag, auswahl(tagestypen))
    const [beginn, ende] = [read(reading, from, uhrzeit), read(reading, to, uhrzeit)]
    if (tagestyp === null || beginn === null || ende === null) return []
    // 00:00 is «not said»: an end of the day, or a beginning.
    if (ende <= beginn && ende !== '00:00') reading.fehler[to] = 'vor_beginn'
    if (beginn === '00:00' && ende === '00:00') reading.fehler[to] = 'ungueltig'
    return [{ row, tagestyp, beginn, ende }]
  })
  const clash = findClash(rows)
  if (clash) reading.fehler[`zeit_${clash.row}_beginn`] ??= 'eines'
  return rows.map(({ tagestyp, beginn, ende }) => ({ tagestyp, beginn, ende }))
}

const hint = freiwillig(zeile({ max: 200 }))

type Period = PartnerWerte['schliesstage'][number]

/** True for two of the same days, whatever is said of them. */
export const isSamePeriod = (one: Period, other: Period) =>
  one.von === other.von && one.bis === other.bis

function readClosed(reading: Reading, heute: string): Period[] {
  const rows = rowsOf(reading, mostClosed, schliessFelder).flatMap((row) => {
    const [from = '', to = '', words = ''] = schliessFelder(row)
    const von = read(reading, from, kalendertag(heute))
    const bis = read(reading, to, tagAbHeute(heute))
    const hinweis = read(reading, words, hint)
    if (von === null || bis === null) return []
    if (bis < von) reading.fehler[to] = 'vor_beginn'
    return [{ von, bis, hinweis, from }]
  })
  for (const [at, one] of rows.entries())
    if (rows.slice(0, at).some((other) => isSamePeriod(one, other)))
      reading.fehler[one.from] ??= 'eines'
  return rows.map(({ from: _, ...period }) => period)
}

function readHost(reading: Reading, alt: PartnerWerte) {
  const werte = {
    betten: kept(reading, ['betten', alt.betten], freiwillig(ganzeZahl(1, 2_000))),
    preis_ab: kept(reading, ['preis_ab', alt.preis_ab], freiwillig(ganzeZahl(1, 10_000))),
    preis_je: read(reading, 'preis_je', freiwillig(auswahl(preisEinheiten))),
    saison: kept(reading, ['saison', alt.saison], freiwillig(zeile({ max: 120 }))),
  }
  const { preis_ab, preis_je } = werte
  if (preis_ab !== null && preis_je === null && alt.preis_je !== null)
    reading.fehler.preis_je ??= 'fehlt'
  return werte
}

type Sent = {
  typ: PartnerTyp
  felder: Gesendet
  fotos: readonly Foto[]
  alt: PartnerWerte
  heute: string
}

/**
 * Reads what a partner has sent of an entry: `alt` is how it stands, `heute` today in the town. Where
 * `fehler` names no field everything is right; it says what is wrong with all of them at once.
 */
export function readPartner({ alt, felder, fotos, heute, typ }: Sent) {
  const reading: Reading = { felder, fehler: {} }
  const isHost = typ === 'unterkuenfte'
  const werte: PartnerWerte = {
    ...alt,
    ...(isHost ? readHost(reading, alt) : {}),
    ...(isHost ? {} : { zeiten: readHours(reading) }),
    schliesstage: readClosed(reading, heute),
    bilder: readPictures(reading, alt.bilder, fotos),
    telefon: kept(reading, ['telefon', alt.telefon], freiwillig(telefon)),
    email: kept(reading, ['email', alt.email], freiwillig(email)),
    link: kept(reading, ['link', alt.link], freiwillig(webadresse)),
  }
  const bemerkung = read(reading, 'bemerkung', freiwillig(absatz({ max: longestRemark })))
  return { werte, bemerkung, fehler: reading.fehler }
}

/** What is filled in where nothing was typed yet: everything as it stands. */
export function felderOf(typ: PartnerTyp, werte: PartnerWerte): Record<string, string> {
  const felder: Record<string, string> = {}
  for (const name of partnerFelder[typ])
    if (name !== 'zeiten' && name !== 'schliesstage' && name !== 'bilder')
      felder[name] = shown(werte[name])
  const fill = (names: string[], values: (string | null)[]) => {
    for (const [at, name] of names.entries()) felder[name] = values[at] ?? ''
  }
  if (typ !== 'unterkuenfte')
    for (const [at, { beginn, ende, tagestyp }] of werte.zeiten.entries())
      fill(zeitFelder(at + 1), [tagestyp, beginn, ende])
  for (const [at, { bis, hinweis, von }] of werte.schliesstage.entries())
    fill(schliessFelder(at + 1), [von, bis, hinweis])
  return { ...felder, ...bildFelder(werte.bilder) }
}
