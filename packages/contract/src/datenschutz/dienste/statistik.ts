import { type Dienst, hostOf } from '../dienst.ts'

/** A Matomo that counts the visits of those who allow it. */
export const statistik: Dienst = {
  name: 'statistik',
  von: ['MATOMO_URL'],
  empfaenger: ({ MATOMO_URL }) => hostOf(MATOMO_URL),
  worte: {
    de: {
      titel: 'Statistik mit Ihrer Erlaubnis',
      zweck:
        'Das Zählprogramm Matomo zeigt uns, welche Seiten gelesen und welche Formulare abgeschickt werden.',
      daten:
        'Erst wenn Sie „Statistik erlauben“ wählen: die Adresse der Seite ohne Suchwörter, die Website, von der Sie kommen, die Art eines abgeschickten Formulars ohne dessen Inhalt, Ihre IP-Adresse und die Angaben Ihres Browsers. Cookies gehören nicht dazu. Ihre Wahl merkt sich nur Ihr Browser („statistik“). Bittet er darum, Sie nicht zu verfolgen, fragen wir nicht und zählen nicht.',
      rechtsgrundlage: 'Ihre Einwilligung: Art. 6 Abs. 1 Buchst. a DSGVO, § 25 Abs. 1 TDDDG.',
      dauer:
        'Wie lange das Zählprogramm Besuche behält, ist dort eingestellt. Ihre Wahl gilt, bis Sie sie hier ändern.',
    },
    en: {
      titel: 'Statistics with your permission',
      zweck: 'The counting program Matomo shows us which pages are read and which forms are sent.',
      daten:
        'Only once you choose “Allow statistics”: the address of the page without search words, the website you come from, the kind of a form that was sent without its content, your IP address and what your browser says of itself. No cookies are involved. Only your browser remembers your choice (“statistik”). If it asks not to track you, we do not ask and do not count.',
      rechtsgrundlage: 'Your consent: Art. 6(1)(a) GDPR, section 25(1) TDDDG.',
      dauer:
        'How long the counting program keeps visits is set there. Your choice holds until you change it here.',
    },
  },
}
