import type { Sprache } from '@kurstadt/contract'

const locales = { de: 'de-DE', en: 'en-GB' } as const

const numberFormats = {
  de: new Intl.NumberFormat(locales.de, { maximumFractionDigits: 1 }),
  en: new Intl.NumberFormat(locales.en, { maximumFractionDigits: 1 }),
}

/** Bytes as `412 KB` or `1,4 MB`, in thousands as people count. */
export function formatBytes(bytes: number, sprache: Sprache): string {
  const [value, unit] =
    bytes < 1e6 ? [Math.max(1, Math.round(bytes / 1e3)), 'KB'] : [bytes / 1e6, 'MB']
  return `${numberFormats[sprache].format(value)} ${unit}`
}

const euroFormats = {
  de: new Intl.NumberFormat(locales.de, { style: 'currency', currency: 'EUR' }),
  en: new Intl.NumberFormat(locales.en, { style: 'currency', currency: 'EUR' }),
}

/** Euros as `12,50 €` or `€12.50`, with two decimals (spec 9). */
export const formatEuro = (euros: number, sprache: Sprache) => euroFormats[sprache].format(euros)

const wholeEuroFormats = {
  de: new Intl.NumberFormat(locales.de, {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  }),
  en: new Intl.NumberFormat(locales.en, {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  }),
}

/** Euros as `177 €` or `€177`: prices of packages and nights have no decimals (spec 9). */
export const formatWholeEuro = (euros: number, sprache: Sprache) =>
  wholeEuroFormats[sprache].format(euros)
