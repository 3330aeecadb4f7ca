import type { Sitzung } from '@kurstadt/contract'
import { useRatsinfoTexts } from '../../i18n/index.ts'

type Votes = Sitzung['tagesordnung'][number]['abstimmung']

/** Votes in words: `17 Ja, 2 Nein, 1 Enthaltung`; null where nobody has counted any. */
export function useVotes(votes: Votes): string | null {
  const { stimmen, einstimmig } = useRatsinfoTexts().sitzung
  if (votes === null) return null
  const { ja, nein, enthaltung, befangen } = votes
  if (ja + nein + enthaltung + befangen === 0) return null
  const parts = [
    stimmen.ja(ja),
    stimmen.nein(nein),
    enthaltung > 0 ? stimmen.enthaltung(enthaltung) : null,
    befangen > 0 ? stimmen.befangen(befangen) : null,
  ]
  const counted = parts.filter((part) => part !== null).join(', ')
  return ja > 0 && nein === 0 && enthaltung === 0 ? `${einstimmig} (${counted})` : counted
}
