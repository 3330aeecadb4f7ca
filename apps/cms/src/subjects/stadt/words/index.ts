export { streetName } from './street-name.ts'
export { dayText, langs, monthText, weekdayText, words } from './words.ts'
