export { NoOrder, Order } from './order.tsx'
export { orderTexts } from './texts.ts'
