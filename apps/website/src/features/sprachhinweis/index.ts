export { Sprachhinweis } from './sprachhinweis.tsx'
