export {
  clockProblem,
  dayProblem,
  isPastMidnight,
  seriesProblem,
  timesProblem,
} from './checks.ts'
export { keepOccurrences } from './keep-occurrences.ts'
export { mostOccurrences, type Occurrence, occurrencesOf, yearsAhead } from './occurrences.ts'
export { type Scheduled, scheduled } from './serie.ts'
export { todayInBerlin } from './today.ts'
