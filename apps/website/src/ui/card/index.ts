export { Card, CardTitle } from './card.tsx'
