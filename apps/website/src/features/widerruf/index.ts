export { withdrawalTexts } from './texts.ts'
export { Received, Withdraw } from './withdraw.tsx'
