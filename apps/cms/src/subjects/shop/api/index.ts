export { watchStock } from './watch-stock.ts'
