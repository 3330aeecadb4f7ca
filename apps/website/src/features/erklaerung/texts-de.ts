/** Words of the statement on accessibility in German; `texts-en.ts` has the same keys by type. */
export const de = {
  angebote: {
    website: 'Diese Website',
    app: 'Die Website als App',
    rat: 'Das Ratsinformationssystem',
    intranet: 'Das Intranet',
  },
  grundlage:
    'Maßstab sind das Behindertengleichstellungsgesetz des Landes und die Barrierefreie-Informationstechnik-Verordnung (BITV 2.0). Sie verweisen auf die Norm EN 301 549 V3.2.1 und damit auf die Web-Richtlinien WCAG 2.1, Stufe AA.',
  fuer: (traeger: string) => `Diese Erklärung gibt ab: ${traeger}.`,
  ungeprueft: 'Die Prüfung steht noch aus. Sobald es ein Ergebnis gibt, steht es hier.',
  status: {
    vollstaendig: 'Vollständig mit den Anforderungen vereinbar.',
    teilweise: 'Teilweise mit den Anforderungen vereinbar.',
    nicht: 'Nicht mit den Anforderungen vereinbar.',
  },
  ausnahmen: 'Was noch nicht barrierefrei ist',
  gruende: {
    offen: 'Noch nicht behoben',
    belastung: 'Unverhältnismäßige Belastung',
    ausnahme: 'Vom Gesetz ausgenommen',
  },
  warum: 'Warum:',
  geplant: (day: string) => `Wir beheben das bis zum ${day}.`,
  ueberfaellig: (day: string) =>
    `Das sollte bis zum ${day} behoben sein. Es ist noch nicht geschehen.`,
  alternative: 'So kommen Sie bis dahin an den Inhalt:',
  geprueft: (day: string) => `Zuletzt geprüft am ${day}`,
  erstellt: (day: string) => `Erklärung erstellt am ${day}`,
  selbst: 'durch die Stadt selbst (Selbstbewertung)',
  extern: (name: string | null) => (name === null ? 'durch andere' : `durch ${name}`),
  gemessen: 'Was wir jeden Tag zählen',
  gemessenText: 'Diese Zahlen entstehen von selbst aus den Inhalten dieser Website.',
  bilder: 'Bilder mit Beschreibung oder als Schmuck gekennzeichnet',
  untertitel: 'Filme mit deutschen Untertiteln',
  nachlesen: 'Filme mit einem Text zum Nachlesen',
  leichteSprache: 'Seiten mit einer Fassung in Leichter Sprache',
  von: (some: string, all: string) => `${some} von ${all}`,
  leicht: 'Das Wichtigste in anderer Form',
  leichteFassung: 'Leichte Sprache',
  gebaerden: 'Deutsche Gebärdensprache',
  rueckmeldung: 'Rückmeldung',
  rueckmeldungText:
    'Sind Sie auf eine Barriere gestoßen, oder brauchen Sie einen Inhalt in anderer Form? Sagen Sie es uns.',
  rueckmeldungVon: 'für Barrierefreiheit',
  schlichtung: 'Schlichtung',
  schlichtungText:
    'Haben Sie uns geschrieben und keine Antwort bekommen, mit der Sie weiterkommen? Dann können Sie sich an die Schlichtungsstelle wenden.',
}

/** Its shape, for the other language. */
export type StatementTexts = typeof de
