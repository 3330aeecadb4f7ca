export { VisitenkarteLink } from './visitenkarte-link.tsx'
