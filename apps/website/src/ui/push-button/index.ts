export { Button } from './push-button.tsx'
