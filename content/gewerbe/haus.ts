import type { Text } from '../texts.ts'
import { lageVon } from './lage.ts'
import type { BarriereContent, UnterkunftContent } from './shape.ts'

/** What one writes down of a place to stay; the rest follows from it. */
export type Haus = {
  key: string
  name: string | Text
  art: UnterkunftContent['art']
  sterne?: number
  betten: number
  was: Text
  kurz: Text
  text: Text
  wo: string
  /** The last three figures of its telephone number. */
  tel: string
  host: string
  ab: number
  ausstattung: UnterkunftContent['ausstattung']
  barriere?: BarriereContent[]
  saison?: Text
  /** Shut for a while, counted from today. */
  ferien?: UnterkunftContent['schliesstage'][number]
  bild: string
  bilder?: string[]
}

const jeEinheit = {
  hotel: 'doppelzimmer',
  pension: 'doppelzimmer',
  ferienwohnung: 'wohnung',
  camping: 'person',
} as const satisfies Record<UnterkunftContent['art'], UnterkunftContent['preis_je']>

/** The entry of a place to stay. */
export function unterkunftVon(haus: Haus): UnterkunftContent {
  const { key, name, art, sterne, betten, was, kurz, text, wo, tel, host, saison } = haus
  return {
    key,
    titel: typeof name === 'string' ? { de: name, en: name } : name,
    art,
    ...(sterne === undefined ? {} : { sterne }),
    betten,
    spezialisierung: was,
    einleitung: kurz,
    text,
    kontakt: {
      telefon: `030 23125-${tel}`,
      email: `info@${host}.example`,
      link: `https://${host}.example/`,
      linktext: `${host}.example`,
    },
    adresse: { strasse: wo, plz: '00375', ort: 'Bad Silberbronn' },
    koordinaten: lageVon(wo),
    ausstattung: haus.ausstattung,
    barrierefrei: haus.barriere ?? [],
    preis_ab: haus.ab,
    preis_je: jeEinheit[art],
    ...(saison === undefined ? {} : { saison }),
    schliesstage: haus.ferien ? [haus.ferien] : [],
    buchung: `https://${host}.example/zimmer`,
    bild: haus.bild,
    bilder: haus.bilder ?? [],
  }
}
