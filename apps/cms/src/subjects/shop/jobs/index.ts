export { pruefeZahlung } from '../online/index.ts'
export { forgetShop } from './forget.ts'
export { keepShop } from './keep-shop.ts'
export { openMailPapers } from './mail-papers.ts'
