export {
  type Betraege,
  type Betrag,
  betraegeOf,
  type Steuer,
} from './betraege.ts'
export {
  areTicketsAlone,
  countOf,
  geldOf,
  goodsOf,
  hasLeft,
  type Mengen,
  stueckeOf,
} from './bilanz.ts'
export { type Gutschrift, gutschriftOf } from './gutschrift.ts'
export type { Position } from './position.ts'
