export { mountShop } from './mount.ts'
export { watchStock } from './watch-stock.ts'
