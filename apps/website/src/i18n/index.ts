export type { Texts } from './de.ts'
export {
  formatBytes,
  formatDate,
  formatDay,
  formatEuro,
  formatMonthShort,
  formatWeekday,
} from './format.ts'
export { loadTexts } from './load-texts.ts'
export {
  otherSprache,
  SpracheContext,
  spracheOfPath,
  useSprache,
  useTexts,
} from './sprache-context.tsx'
export { formatInstant, previewWords } from './vorschau.ts'
