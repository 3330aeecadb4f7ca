// Words that only pages further in need: the first page does not wait for them (decision 0009).

export { formatBytes, formatEuro } from './amounts.ts'
export type { EventPageTexts } from './de.veranstaltung.ts'
export { useRathausTexts } from './rathaus.ts'
export { useSearchTexts } from './suche.ts'
export { useEventTexts } from './veranstaltung.ts'
export { useListWords } from './veranstaltungsliste.ts'
export { formatInstant, previewWords } from './vorschau.ts'
