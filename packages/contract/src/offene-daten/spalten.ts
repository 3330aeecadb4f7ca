import type { Adresse } from '../entities/adresse.ts'
import type { Koordinaten } from '../entities/koordinaten.ts'
import type { Sprache } from '../primitives.ts'
import type { Rahmen, Spalte, Wert } from './datensatz.ts'

type Feld<Eintrag> = Spalte & { wert: (eintrag: Eintrag, rahmen: Rahmen) => Wert }

/** A column; `de` and `en` say what it means. */
function spalte<Eintrag>(
  name: string,
  art: Spalte['art'],
  [de, en]: readonly [de: string, en: string],
  wert: Feld<Eintrag>['wert'],
): Feld<Eintrag> {
  return { name, art, titel: { de, en }, wert }
}

/** Makes the columns of one kind of entry. */
export const spaltenVon = <Eintrag>() => spalte<Eintrag>

/** Number and language of a record, which every dataset begins with. */
export function kennung<Eintrag extends { id: number; sprache: Sprache }>(): Feld<Eintrag>[] {
  return [
    spalte('id', 'nummer', ['Nummer, die bleibt', 'Number that stays'], ({ id }) => id),
    spalte(
      'sprache',
      'text',
      [
        'Sprache der Texte; de, wo nichts übersetzt ist',
        'Language of the texts; de where nothing is translated',
      ],
      ({ sprache }) => sprache,
    ),
  ]
}

/** The page of a record, empty where it has none. */
export function seite<Eintrag extends { detailURL: string | null }>(): Feld<Eintrag> {
  return spalte('seite', 'adresse', ['Seite dazu', 'Page about it'], ({ detailURL }, rahmen) =>
    ganz(detailURL, rahmen),
  )
}

/** A postal address in columns. */
export function anschrift<Eintrag>(von: (eintrag: Eintrag) => Adresse | null): Feld<Eintrag>[] {
  return [
    spalte('gebaeude', 'text', ['Gebäude', 'Building'], (one) => von(one)?.gebaeude ?? null),
    spalte(
      'strasse',
      'text',
      ['Straße und Hausnummer', 'Street and number'],
      (one) => von(one)?.strasse ?? null,
    ),
    spalte('plz', 'text', ['Postleitzahl', 'Postcode'], (one) => von(one)?.plz ?? null),
    spalte('ort', 'text', ['Ort', 'Town'], (one) => von(one)?.ort ?? null),
  ]
}

/** A place on the map in columns, degrees of WGS 84. */
export function lage<Eintrag>(von: (eintrag: Eintrag) => Koordinaten | null): Feld<Eintrag>[] {
  return [
    spalte(
      'geo_breite',
      'zahl',
      ['Geografische Breite (WGS 84)', 'Latitude (WGS 84)'],
      (one) => von(one)?.breite ?? null,
    ),
    spalte(
      'geo_laenge',
      'zahl',
      ['Geografische Länge (WGS 84)', 'Longitude (WGS 84)'],
      (one) => von(one)?.laenge ?? null,
    ),
  ]
}

/** A path of this site as a whole address; others are whole already. */
export function ganz(href: string | null, { adresse }: Rahmen): string | null {
  return href?.startsWith('/') ? adresse(href) : href
}
