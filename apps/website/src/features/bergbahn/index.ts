export { Fahrpreise } from './fahrpreise.tsx'
export { useBergbahnTexts } from './texts.ts'
