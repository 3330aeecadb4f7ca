import type { Einstellungen } from '@kurstadt/contract'

/** The two houses of a town that its settings name a telephone number for. */
export const houses = ['tourismus', 'rathaus'] as const

type House = (typeof houses)[number]
type Numbers = Readonly<Record<House, string | null>>

const unknown: Numbers = { tourismus: null, rathaus: null }
let numbers = unknown

/** Keeps the telephone numbers of settings that a page was just made with; null forgets them. */
export function keepOfficeNumbers(settings: Pick<Einstellungen, House> | null): void {
  numbers = settings
    ? { tourismus: settings.tourismus.kontakt.telefon, rathaus: settings.rathaus.kontakt.telefon }
    : unknown
}

/** Telephone number of a house as this process last read it; null where nobody knows one. */
export const officeNumber = (house: House): string | null => numbers[house]
