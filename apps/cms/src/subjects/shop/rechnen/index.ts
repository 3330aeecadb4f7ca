export {
  type Betraege,
  type Betrag,
  betraegeOf,
  type Steuer,
} from './betraege.ts'
export type { Position } from './position.ts'
