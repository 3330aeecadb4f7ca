export { dayOfYear, nextYear, type Saison, seasonOn, yearsLater } from './season.ts'
