export { ageInWords } from './age.ts'
export { formatBytes, formatEuro, formatWholeEuro } from './amounts.ts'
export { appTexts } from './app.ts'
export { formatNoticeInstant, useNoticeTexts } from './bekanntmachungen.ts'
export { carouselTexts } from './carousel.ts'
export type { Texts } from './de.ts'
export type { EventPageTexts } from './de.veranstaltung.ts'
export type { FailureWords } from './failure-words.ts'
export {
  formatDate,
  formatDay,
  formatMonth,
  formatMonthName,
  formatWeekday,
  formatWeekdayShort,
} from './format.ts'
export { idleTexts } from './idle.ts'
export { joinFacts } from './join-facts.ts'
export { mediathekTextsIn, useMediathekTexts } from './mediathek.ts'
export { formatMetres } from './metres.ts'
export { openNowTexts } from './oeffnungszeiten.ts'
export { useRathausTexts } from './rathaus.ts'
export { useRatsinfoTexts } from './ratsinfo.ts'
export { SpracheContext, useLang, useSprache } from './sprache-context.ts'
export { otherSprache, spracheOfPath } from './sprache-of-path.ts'
export { useSearchTexts } from './suche.ts'
export { textsIn, useTexts } from './texts.ts'
export { useEventTexts } from './veranstaltung.ts'
export { useListWords } from './veranstaltungsliste.ts'
export { formatInstant, previewWords } from './vorschau.ts'
