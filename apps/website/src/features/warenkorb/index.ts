export { BuyForm } from './buy-form.tsx'
export { Cart } from './cart.tsx'
export { CartLink } from './cart-link.tsx'
export { type CartReply, CartReplyContext, cartReply, useCartReply } from './cart-reply.ts'
export { ExternalBuy } from './external-buy.tsx'
export {
  allowCart,
  ExternalCartContext,
  externalCartOf,
  useExternalCart,
} from './external-cart.ts'
export { Hints, PositionName, useAmount } from './position.tsx'
export { readQuantity } from './quantity.ts'
export { cartTexts } from './texts.ts'
export { Trouble } from './trouble.tsx'
