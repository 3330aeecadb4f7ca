import type { Mitarbeiter } from '@kurstadt/contract'

/** Somebody's name as people write it: `Dr. Annegret Tannenfels`. */
export function nameOf({
  namenszusatz,
  vorname,
  nachname,
}: Pick<Mitarbeiter, 'namenszusatz' | 'vorname' | 'nachname'>): string {
  return [namenszusatz, vorname, nachname].filter(Boolean).join(' ')
}
