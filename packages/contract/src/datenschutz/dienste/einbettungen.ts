import type { Dienst } from '../dienst.ts'

/** Films and live pictures of other houses, shown after a click. */
export const einbettungen: Dienst = {
  name: 'einbettungen',
  von: ['EMBED_HOSTS'],
  empfaenger: ({ EMBED_HOSTS = [] }) => [...EMBED_HOSTS],
  worte: {
    de: {
      titel: 'Filme und Livebilder anderer Anbieter',
      zweck: 'Filme und Livebilder, die bei anderen liegen, zeigen wir auf unseren Seiten.',
      daten:
        'Erst mit Ihrem Klick lädt Ihr Browser den Film oder das Bild; dann erfährt der Anbieter unter anderem Ihre IP-Adresse.',
      rechtsgrundlage:
        'Ihre Einwilligung mit dem Klick: Art. 6 Abs. 1 Buchst. a DSGVO, § 25 Abs. 1 TDDDG.',
      dauer: 'So lange, wie der Anbieter es in seinen eigenen Hinweisen sagt.',
    },
    en: {
      titel: 'Films and live pictures of other providers',
      zweck: 'We show films and live pictures that are kept by others on our pages.',
      daten:
        'Your browser loads the film or picture only when you click; the provider then learns your IP address, among other things.',
      rechtsgrundlage: 'Your consent by that click: Art. 6(1)(a) GDPR, section 25(1) TDDDG.',
      dauer: 'For as long as the provider says in its own notice.',
    },
  },
}
