export { LeaveToPay, NoPayment, ReturnedFromPaying } from './online.tsx'
export { NoOrder, Order } from './order.tsx'
export { orderTexts } from './texts.ts'
export { onlineTexts } from './texts-online.ts'
