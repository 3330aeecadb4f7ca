import type { TextZeile } from '../shape.ts'

/** Courses and health. */
export const fortbildung: readonly TextZeile[] = [
  [
    'Kursprogramm für das erste Halbjahr',
    -5,
    `Das Programm umfasst 34 Kurse, elf davon im Haus. Neu sind „Leichte Sprache im Bescheid“ und „Ruhig bleiben am Schalter“. Anmeldung über Ihre Leitung bis Ende Januar.`,
    'fortbildungsantrag',
  ],
  [
    'Erste Hilfe: Auffrischung im Feuerwehrhaus',
    -19,
    `Am ersten Dienstag im Februar, 08:00 bis 16:00 Uhr. Wer schon Ersthelferin oder Ersthelfer ist, braucht die Auffrischung alle zwei Jahre. Zwölf Plätze sind noch frei.`,
  ],
  [
    'Bildungszeit: fünf Tage im Jahr',
    -52,
    `Für berufliche, politische und ehrenamtliche Kurse stehen Ihnen fünf Tage zu. Der Antrag muss neun Wochen vorher da sein. Abgelehnt wurde in den letzten drei Jahren keiner.`,
  ],
  [
    'Englisch am Schalter: Übungsgruppe',
    -77,
    `Donnerstags von 12:15 bis 13:00 Uhr im Besprechungsraum der Bücherei. Geübt werden Auskünfte zu Wohnsitz, Parken und Kurtaxe. Fehler sind erwünscht.`,
  ],
  [
    'Rückenfit in der Wandelhalle',
    -94,
    `Eine Physiotherapeutin des Thermalbads leitet die Gruppe: dienstags um 7:15 und um 16:45 Uhr. Die Kasse erstattet 80 Prozent, den Rest zahlt die Stadt.`,
  ],
  [
    'Grippeimpfung im Rathaus',
    -60,
    `Die Betriebsärztin impft an zwei Vormittagen im Sitzungszimmer 1.01. Bitte bringen Sie den Impfpass mit, wenn Sie ihn finden. Zehn Minuten genügen.`,
  ],
  [
    'Bildschirmbrille: so bekommen Sie sie',
    -128,
    `Lassen Sie die Augen bei der Betriebsärztin prüfen; danach erstatten wir bis zu 150 Euro. Gleitsichtbrillen des Alltags zählen nicht.`,
  ],
  [
    'Wenn es zu viel wird: Gespräch von außen',
    -150,
    `Eine Beratungsstelle in der Nachbarstadt hört zu, auch abends und ohne Namen. Die Stadt zahlt fünf Stunden im Jahr und erfährt nicht, wer sie nutzt.`,
  ],
  [
    'Ausbildung: wir suchen Ausbilderinnen und Ausbilder',
    -186,
    `Im Herbst beginnen fünf Auszubildende. Wer ein Amt zeigen möchte, bekommt den Lehrgang bezahlt und je Woche zwei Stunden Zeit.`,
  ],
  [
    'Protokollieren mit System: Rückblick auf den Kurs',
    -224,
    `19 Kolleginnen und Kollegen haben gelernt, Niederschriften auf eine Seite zu bringen. Die Vorlage liegt im Archiv unter „Formulare“.`,
    'niederschrift-vorlage',
  ],
]
