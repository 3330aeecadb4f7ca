export { Inhaltsverzeichnis } from './inhaltsverzeichnis.tsx'
