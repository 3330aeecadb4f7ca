export { type ButtonLook, buttonClass } from './button-class.ts'
export { ButtonLink } from './button-link.tsx'
