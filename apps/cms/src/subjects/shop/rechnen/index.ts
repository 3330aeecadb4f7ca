export {
  type Betraege,
  type Betrag,
  betraegeOf,
  type Steuer,
} from './betraege.ts'
export {
  type AskedPosition,
  type Position,
  type SoldArticle,
  settlePosition,
  soldArticle,
  stockOf,
} from './positionen.ts'
