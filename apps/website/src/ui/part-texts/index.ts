export { usePartTexts } from './part-texts.ts'
