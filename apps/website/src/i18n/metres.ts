import type { Sprache } from '@kurstadt/contract'

const formats = {
  de: new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 }),
  en: new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 }),
}

/** Metres as `210 m` or `1,2 km`. */
export const formatMetres = (metres: number, sprache: Sprache): string =>
  metres < 1_000 ? `${metres} m` : `${formats[sprache].format(metres / 1_000)} km`
