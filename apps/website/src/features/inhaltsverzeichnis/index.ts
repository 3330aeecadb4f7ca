export { Inhaltsverzeichnis } from './inhaltsverzeichnis.tsx'
export { useContentsIntro } from './texts.ts'
