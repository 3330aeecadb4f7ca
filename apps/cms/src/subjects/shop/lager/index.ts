export { bestandTag } from './bestand-tag.ts'
export {
  entnahme,
  entnehmen,
  gefragt,
  type Stueck,
  type Vorgang,
  verkaufGebucht,
  zuruecklegen,
} from './entnehmen.ts'
export { type Bewegungsgrund, bewegungsgruende } from './gruende.ts'
