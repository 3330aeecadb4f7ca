export type { Texts } from './de.ts'
export {
  formatBytes,
  formatDate,
  formatDay,
  formatEuro,
  formatMonth,
  formatMonthShort,
  formatWeekday,
  formatWeekdayShort,
} from './format.ts'
export { loadTexts, textsIn } from './load-texts.ts'
export {
  otherSprache,
  SpracheContext,
  spracheOfPath,
  useSprache,
  useTexts,
} from './sprache-context.tsx'
export { useListWords } from './veranstaltungsliste.ts'
export { formatInstant, previewWords } from './vorschau.ts'
