export { AskStatistics } from './ask-statistics.tsx'
export { allowMatomo, MatomoContext, matomoOf } from './matomo.ts'
export { StatisticsChoice } from './statistics-choice.tsx'
