/** Datasets that are offered as files, each named as the call that it is made of. */
export const datensatzNamen = [
  'veranstaltungen',
  'pois',
  'brancheneintraege',
  'touren',
  'parken',
  'abfuhrtermine',
  'strassen',
  'aemter',
  'wegweiser_verfahren',
  'bekanntmachungen',
] as const

/** Name of a dataset that is offered as files. */
export type DatensatzName = (typeof datensatzNamen)[number]

/** Formats of these files. */
export const datenFormate = ['json', 'csv', 'geojson'] as const

/** One of these formats. */
export type DatenFormat = (typeof datenFormate)[number]

/** Most records of one file; the rest follows on further pages. */
export const meisteZeilen = 5_000

/** True for the name of a dataset that is offered as files. */
export function isDatensatzName(name: string): name is DatensatzName {
  return datensatzNamen.some((one) => one === name)
}
