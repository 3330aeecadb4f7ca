export type { Texts } from './de.ts'
export type { FailureWords } from './failure-words.ts'
export {
  formatDate,
  formatDay,
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
  useLang,
  useSprache,
  useTexts,
} from './sprache-context.tsx'
