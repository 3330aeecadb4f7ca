import type { z } from 'zod'
import type { CallName } from '../calls/index.ts'
import type { Koordinaten } from '../entities/koordinaten.ts'
import type { Bild } from '../page/bild.ts'
import type { Linie, Position } from '../page/geo.ts'
import type { Sprache } from '../primitives.ts'
import type { DatenFormat, DatensatzName } from './namen.ts'

/** A value of a record; a list stands in one cell of a table. */
export type Wert = string | number | boolean | null | readonly string[]

/** What kind of value a column has. */
export const spaltenArten = [
  'nummer',
  'text',
  'zahl',
  'ja_nein',
  'liste',
  'tag',
  'uhrzeit',
  'zeitpunkt',
  'adresse',
] as const

/** A column of a dataset, as it is described to people. */
export type Spalte = {
  name: string
  art: (typeof spaltenArten)[number]
  titel: Record<Sprache, string>
}

/** A place or a way of a record, as GeoJSON has it (RFC 7946). */
export type Geometrie = Linie | { type: 'Point'; coordinates: Position }

/** A record that is ready to be written; `bild` is named only where its licence lets others use it. */
export type Zeile = {
  werte: Readonly<Record<string, Wert>>
  geometrie: Geometrie | null
  bild: Bild | null
}

/** What a link of this site is in a file: its whole address. */
export type Rahmen = { sprache: Sprache; adresse: (pfad: string) => string }

/** Another way to the same data: a calendar, a feed, an interface. */
export type WeitererZugang = {
  titel: Record<Sprache, string>
  pfad: (sprache: Sprache) => string
  format: 'ICS' | 'RSS' | 'JSON' | 'CSV'
}

/** What everybody is told of a dataset; both languages, because the catalogue names both. */
export type DatensatzAngaben = {
  titel: Record<Sprache, string>
  beschreibung: Record<Sprache, string>
  /** Code of the European Union's list of themes. */
  thema: 'TRAN' | 'GOVE' | 'EDUC' | 'ECON' | 'ENVI' | 'REGI'
  stichwoerter: readonly string[]
  /** Code of the European Union's list of frequencies. */
  turnus: 'CONT' | 'DAILY' | 'WEEKLY' | 'IRREG'
  weitere: readonly WeitererZugang[]
}

/** A dataset that is offered as files; page, catalogue and files are made of it. */
export type Datensatz = DatensatzAngaben & {
  name: DatensatzName
  call: CallName
  params: Readonly<Record<string, string | number | boolean>>
  /** The types whose newest change is that of the dataset; empty where nobody publishes it. */
  typen: readonly string[]
  formate: readonly DatenFormat[]
  spalten: readonly Spalte[]
  hatBilder: boolean
  /** The records of an answer of the call. */
  zeilen: (antwort: unknown, rahmen: Rahmen) => Zeile[]
}

type SpalteMitWert<Eintrag> = Spalte & { wert: (eintrag: Eintrag, rahmen: Rahmen) => Wert }

type Angaben<Liste extends z.ZodType, Eintrag> = Omit<
  Datensatz,
  'spalten' | 'zeilen' | 'formate' | 'hatBilder'
> & {
  antwort: Liste
  eintraege: (antwort: z.output<Liste>) => readonly Eintrag[]
  spalten: readonly SpalteMitWert<Eintrag>[]
  /** Given where records lie on the map: they are offered as GeoJSON too. */
  geometrie?: (eintrag: Eintrag) => Geometrie | null
  bild?: (eintrag: Eintrag) => Bild | null
}

/** Declares a dataset; its columns are read from the entries of its call. */
export function defineDatensatz<Liste extends z.ZodType, Eintrag>({
  antwort: schema,
  eintraege,
  spalten,
  geometrie,
  bild,
  ...angaben
}: Angaben<Liste, Eintrag>): Datensatz {
  return {
    ...angaben,
    formate: geometrie ? ['json', 'csv', 'geojson'] : ['json', 'csv'],
    hatBilder: bild !== undefined,
    spalten: [
      ...spalten.map(({ name, art, titel }) => ({ name, art, titel })),
      ...(bild ? bildSpalten : []),
    ],
    zeilen: (antwort, rahmen) =>
      eintraege(schema.parse(antwort)).map((eintrag) => ({
        werte: Object.fromEntries(
          spalten.map(({ name, wert }) => [name, wert(eintrag, rahmen)] as const),
        ),
        geometrie: geometrie?.(eintrag) ?? null,
        bild: bild?.(eintrag) ?? null,
      })),
  }
}

/** What is said of a picture; empty where its licence lets nobody else use it. */
export const bildSpalten: readonly Spalte[] = [
  {
    name: 'bild',
    art: 'adresse',
    titel: {
      de: 'Bild; nur wenn seine eigene Lizenz anderen die Verwendung erlaubt',
      en: 'Picture; only where its own licence lets others use it',
    },
  },
  {
    name: 'bild_urheber',
    art: 'text',
    titel: { de: 'Wer beim Bild zu nennen ist', en: 'Whom to name with the picture' },
  },
  {
    name: 'bild_lizenz',
    art: 'text',
    titel: { de: 'Lizenz dieses Bildes', en: 'Licence of this picture' },
  },
]

/** A place on the map as GeoJSON has it; null where nobody has entered one. */
export function punkt(koordinaten: Koordinaten | null): Geometrie | null {
  if (koordinaten === null) return null
  return { type: 'Point', coordinates: [koordinaten.laenge, koordinaten.breite] }
}
