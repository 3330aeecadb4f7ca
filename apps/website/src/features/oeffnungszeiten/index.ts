export { Oeffnungszeiten } from './oeffnungszeiten.tsx'
