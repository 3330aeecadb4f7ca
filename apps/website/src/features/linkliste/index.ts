export { LinkListe } from './linkliste.tsx'
