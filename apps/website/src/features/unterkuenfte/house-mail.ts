import { formatDate } from '../../i18n/index.ts'
import type { Stay } from './stay-dates.ts'
import type { StayTexts } from './texts-de.ts'

/** A mail to a host that is begun already: what hosts ask back for, with the days where they are known. */
export function houseMailHref(
  email: string,
  { haus, stay, words }: { haus: string; stay: Stay | null; words: StayTexts },
): string {
  const [von, bis] = stay ? [formatDate(stay.von), formatDate(stay.bis)] : ['', '']
  const subject = encodeURIComponent(words.mail.betreff(haus))
  const body = encodeURIComponent(words.mail.text(von, bis))
  return `mailto:${email}?subject=${subject}&body=${body}`
}
