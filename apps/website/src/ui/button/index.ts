export { Button } from './button.tsx'
export { ButtonLink } from './button-link.tsx'
