import type { Oeffnungszeiten, Tagestyp } from '@kurstadt/contract'
import { am, type Tag, tagPlus } from './tage.ts'

/** A season with a week of its own, which may come again each year. */
export type Jahreszeit = Oeffnungszeiten['saisons'][number] & { jaehrlich: boolean }

/** Opening hours as the town writes them: without seasons, unless it says some. */
export type Zeiten = Omit<Oeffnungszeiten, 'saisons'> & { saisons?: Jahreszeit[] }

type Zeit = readonly [von: string, bis: string]
type Abweichung = Oeffnungszeiten['abweichendeZeiten'][number]

/** Regular hours of one or more days. */
function an(tage: readonly Tagestyp[], ...zeiten: readonly Zeit[]) {
  return tage.flatMap((tagestyp) => zeiten.map(([beginn, ende]) => ({ tagestyp, beginn, ende })))
}

/** General hours of a place: each line says on which days and when. */
export function zeiten(
  zeilen: readonly (readonly [tage: readonly Tagestyp[], ...spannen: Zeit[]])[],
  hinweisText: string | null = null,
): Zeiten {
  return {
    typ: 'ALLGEMEINE_OEFFNUNGSZEIT',
    hinweisText,
    regulaereZeiten: zeilen.flatMap(([tage, ...spannen]) => an(tage, ...spannen)),
    abweichendeZeiten: [],
  }
}

/** General hours of the town hall: nothing on Wednesday, so Wednesday is closed (spec 4). */
export function rathauszeiten(abweichendeZeiten: Abweichung[] = []): Zeiten {
  return {
    typ: 'ALLGEMEINE_OEFFNUNGSZEIT',
    hinweisText: 'Mit Termin haben Sie Vorrang.',
    regulaereZeiten: [
      ...an(['MONTAG', 'DIENSTAG'], ['08:00', '12:00'], ['14:00', '16:00']),
      ...an(['DONNERSTAG'], ['08:00', '12:00'], ['14:00', '18:00']),
      ...an(['FREITAG'], ['08:00', '12:30']),
    ],
    abweichendeZeiten,
  }
}

/** Hours by telephone on every working day. */
export function telefonzeiten(hinweisText: string | null = null): Zeiten {
  return {
    typ: 'TELEFONISCHE_ERREICHBARKEIT',
    hinweisText,
    regulaereZeiten: an(['ARBEITSTAG_MO_FR'], ['08:30', '12:00'], ['13:30', '15:30']),
    abweichendeZeiten: [],
  }
}

/** Service hours with advice on one afternoon. */
export function beratung(tag: Tagestyp, hinweisText: string): Zeiten {
  return {
    typ: 'SERVICEZEIT',
    hinweisText,
    regulaereZeiten: an([tag], ['14:00', '18:00']),
    abweichendeZeiten: [],
  }
}

/** Hours of the tourist information and its ticket line by season (spec 2.5). */
export function touristzeiten(heute: Tag, abweichendeZeiten: Abweichung[] = []): Zeiten {
  const year = Number(heute.slice(0, 4)) - 1
  const week = (bis: string) => [
    ...an(['ARBEITSTAG_MO_FR'], ['09:00', '17:00']),
    ...an(['SAMSTAG', 'SONNTAG'], ['10:00', bis]),
  ]
  return {
    typ: 'ALLGEMEINE_OEFFNUNGSZEIT',
    hinweisText: null,
    regulaereZeiten: week('12:00'),
    abweichendeZeiten,
    saisons: [
      {
        titel: 'April bis September',
        von: `${year}-04-01`,
        bis: `${year}-09-30`,
        jaehrlich: true,
        regulaereZeiten: week('15:00'),
      },
    ],
  }
}

/** The citizens' office closes one day of next week. */
export function umstellung(heute: Tag): Abweichung {
  const tag = tagPlus(heute, am(heute, 'di', 1))
  return {
    beginn: `${tag}T00:00`,
    ende: `${tag}T23:59`,
    zusatz: 'Wegen der Umstellung des Meldesystems geschlossen.',
  }
}

/** The tourist information is being rebuilt: under way on the day of seeding. */
export function umbau(heute: Tag): Abweichung {
  return {
    beginn: `${tagPlus(heute, -1)}T08:00`,
    ende: `${tagPlus(heute, 12)}T18:00`,
    zusatz: 'Umbau der Eingangstür: Bitte nutzen Sie den Zugang auf der Parkseite.',
  }
}
