export { Kept } from './kept.tsx'
export { placeAmong } from './place-among.ts'
