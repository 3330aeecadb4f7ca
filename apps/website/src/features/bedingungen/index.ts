export { Instruction, ShopFoot, Terms } from './terms.tsx'
export { termsTexts } from './texts.ts'
