export { Checkout } from './checkout.tsx'
export { OrderTrouble, Review } from './review.tsx'
export { checkoutTexts } from './texts.ts'
