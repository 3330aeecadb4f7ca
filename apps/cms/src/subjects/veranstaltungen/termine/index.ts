export {
  clockProblem,
  dayProblem,
  isDay,
  seriesProblem,
  timesProblem,
} from './checks.ts'
export { occurrencesOfDraft } from './draft.ts'
export { dayInWords, germanDay, seriesInWords, timesInWords } from './in-words.ts'
export { isOver } from './is-over.ts'
export { keepOccurrences, writeOccurrences } from './keep-occurrences.ts'
export {
  findetAndersStatt,
  isDayOpen,
  lastDayOf,
  letzterTag,
  neuerTag,
  newDayOf,
  noNewDay,
  noNewVenue,
} from './new-day.ts'
export { notesOf } from './notes.ts'
export { daysOfRule, newVenueOf, type Occurrence, occurrencesOf } from './occurrences.ts'
export { ongoingSeries } from './ongoing-series.ts'
export { type Holiday, type Scheduled, type Series, scheduled } from './serie.ts'
