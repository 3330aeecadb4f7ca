import { formatDate, useRatsinfoTexts } from '../../i18n/index.ts'

/** From when until when somebody sits somewhere, in words; empty where nobody wrote it down. */
export function useTime({ von, bis }: { von: string | null; bis: string | null }): string {
  const words = useRatsinfoTexts().mitglied
  if (von && bis) return words.von(formatDate(von), formatDate(bis))
  if (von) return words.seit(formatDate(von))
  return bis ? words.bis(formatDate(bis)) : ''
}
