import type { Sprache } from '@kurstadt/contract'
import type { FailureWords } from './failure-words.ts'

type Kind = 'not-found' | 'gone' | 'bad-request' | 'unavailable'

const lost = {
  de: {
    text: 'Die angegebene Adresse ist nicht oder nicht mehr verfügbar. Vielleicht wurde die Seite verschoben, oder in der Adresse steckt ein Tippfehler.',
    report: (path: string) => ({
      label: 'Veralteten Link melden',
      subject: 'Veralteter Link auf der Website',
      body: `Guten Tag,\n\ndieser Link führt ins Leere: ${path}\n`,
    }),
  },
  en: {
    text: 'The address is not or no longer available. The page may have moved, or there may be a typing error in the address.',
    report: (path: string) => ({
      label: 'Report an outdated link',
      subject: 'Outdated link on the website',
      body: `Hello,\n\nthis link leads nowhere: ${path}\n`,
    }),
  },
}

const titles: Record<Sprache, Record<Kind, string>> = {
  de: {
    'not-found': '404 - Seite nicht gefunden',
    gone: 'Diese Seite gibt es nicht mehr',
    'bad-request': 'Diese Adresse verstehen wir nicht',
    unavailable: 'Diese Seite ist gerade nicht erreichbar',
  },
  en: {
    'not-found': 'Page not found',
    gone: 'This page no longer exists',
    'bad-request': 'We do not understand this address',
    unavailable: 'This page cannot be reached at the moment',
  },
}

const badRequest: Record<Sprache, string> = {
  de: 'In der Adresse steht etwas, das wir nicht lesen können. Bitte prüfen Sie die Eingabe oder beginnen Sie auf der Startseite.',
  en: 'The address contains something that we cannot read. Please check what you entered or start from the home page.',
}

const unavailable: Record<Sprache, { text: string; call: string }> = {
  de: {
    text: 'Wir arbeiten daran. Bitte versuchen Sie es in einigen Minuten noch einmal.',
    call: 'In dringenden Fällen erreichen Sie uns telefonisch:',
  },
  en: {
    text: 'We are working on it. Please try again in a few minutes.',
    call: 'In urgent cases you can reach us by telephone:',
  },
}

/** Notices end by themselves, so old links to them are no mistake of anybody's. */
const notices: Record<Sprache, { text: string; instead: { label: string; href: string } }> = {
  de: {
    text: 'Dieser Aushang hängt nicht mehr: Er ist abgelaufen, erledigt oder wurde abgenommen. Vielleicht hängt etwas Ähnliches.',
    instead: { label: 'Zum Schwarzen Brett', href: '/de/schwarzes-brett/' },
  },
  en: {
    text: 'This notice is not up any more: it has ended, is done or was taken down. Perhaps there is something like it.',
    instead: { label: 'To the noticeboard', href: '/en/noticeboard/' },
  },
}

/** Words of the error page at a path (spec 2.3). */
export function failureWords(kind: Kind, sprache: Sprache, path: string): FailureWords {
  const title = titles[sprache][kind]
  if (kind === 'unavailable') return { title, ...unavailable[sprache] }
  if (kind === 'bad-request') return { title, text: badRequest[sprache] }
  const notice = notices[sprache]
  if (path.startsWith(notice.instead.href)) return { title, ...notice }
  const { text, report } = lost[sprache]
  return { title, text, report: report(path) }
}
