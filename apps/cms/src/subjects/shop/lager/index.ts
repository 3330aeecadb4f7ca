export { bestandTag } from './bestand-tag.ts'
export { stockEndpoints, stockOperations } from './endpoints.ts'
export {
  entnahme,
  type Stueck,
  type Vorgang,
  verkaufGebucht,
  zuruecklegen,
} from './entnehmen.ts'
export { type Bewegungsgrund, bewegungsgruende } from './gruende.ts'
export { readBestand, readBewegungen } from './read-bestand.ts'
