export {
  type BesuchZeile,
  besuchArten,
  besuche,
  besucheCall,
  besuchZeile,
  type Geraet,
  geraete,
  mostRows,
} from './besuche.ts'
