import type { Sprache } from '@kurstadt/contract'

const de: Readonly<Record<string, string>> = {
  seite: 'Seite',
  jahr: 'Jahr',
  monat: 'Monat',
  zeitraum: 'Zeitraum',
  datum_von: 'Von',
  datum_bis: 'Bis',
  rubrik_id: 'Rubrik',
  ort: 'Veranstaltungsort',
  q: 'Suchwort',
  kostenlos: 'freier Eintritt',
  barrierefrei: 'barrierefrei',
  familien: 'für Familien',
}

const en: Readonly<Record<string, string>> = {
  seite: 'page',
  jahr: 'year',
  monat: 'month',
  zeitraum: 'period',
  datum_von: 'from',
  datum_bis: 'to',
  rubrik_id: 'category',
  ort: 'venue',
  q: 'search word',
  kostenlos: 'free admission',
  barrierefrei: 'step-free access',
  familien: 'for families',
}

const words = { de, en }
const sentence = {
  de: (namen: string) =>
    `Diese Angabe in der Adresse konnten wir nicht lesen: ${namen}. Sie sehen die Seite ohne sie.`,
  en: (namen: string) =>
    `We could not read this part of the address: ${namen}. You see the page without it.`,
}

/** Says which parts of an address nobody could read; nothing where all of them were. */
export function invalidQueryNotice(ignoredParams: Iterable<string>, sprache: Sprache): string {
  const names = Array.from(ignoredParams, (name) => words[sprache][name] ?? name)
  return names.length === 0 ? '' : sentence[sprache](names.join(', '))
}
