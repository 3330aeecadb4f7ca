export { FormularList } from './formular-list.tsx'
export { InCharge } from './in-charge.tsx'
export { WegweiserLetters } from './wegweiser-letters.tsx'
export { WegweiserSearch } from './wegweiser-search.tsx'
