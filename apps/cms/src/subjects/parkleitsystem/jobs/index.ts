export { pollParking } from './poll-parking.ts'
