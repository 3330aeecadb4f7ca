export { Preis } from './preis.tsx'
export { usePriceTexts } from './texts.ts'
