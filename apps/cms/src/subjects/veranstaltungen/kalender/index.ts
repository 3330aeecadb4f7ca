export { calendarOf, calendarOfTexts, entryText } from './calendar.ts'
export type { Entry, Facts, Instance, Point } from './entry.ts'
