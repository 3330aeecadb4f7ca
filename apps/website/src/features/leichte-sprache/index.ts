export { AccessLinks } from './access-links.tsx'
export { EasyReadLink } from './easy-read-link.tsx'
