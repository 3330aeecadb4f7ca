import type { TextZeile } from '../shape.ts'

/** The staff council. */
export const personalrat: readonly TextZeile[] = [
  [
    'Personalversammlung im Konzerthaus',
    -4,
    `Am zweiten Mittwoch im Dezember um 09:00 Uhr. Themen sind der Tarifabschluss, der Umbau des Bürgerbüros und Ihre Fragen. Die Ämter bleiben bis 13:00 Uhr geschlossen.`,
  ],
  [
    'Sprechstunde des Personalrats',
    -33,
    `Doris Thoma und Stefan Gutmoser sind donnerstags von 13:00 bis 15:00 Uhr in Zimmer 0.14. Wer lieber unbemerkt kommt, schreibt eine Mail; wir treffen uns dann anderswo.`,
  ],
  [
    'Tarifabschluss: was sich ab April ändert',
    -49,
    `Die Tabellen steigen um 2,8 Prozent, mindestens um 110 Euro. Auszubildende bekommen 75 Euro mehr. Die neuen Tabellen liegen im Archiv.`,
    'entgelttabelle',
  ],
  [
    'Dienstvereinbarung Arbeitszeit: was wir erreicht haben',
    -80,
    `Plusstunden verfallen nicht mehr am Monatsende. Überstunden vor Festen werden im Voraus angekündigt und können ausbezahlt werden.`,
    'dv-arbeitszeit',
  ],
  [
    'Wahl der Jugendvertretung',
    -105,
    `Gewählt sind Jule Kieferle und ein Auszubildender der Stadtgärtnerei. Die Beteiligung lag bei 16 von 18 Stimmen.`,
  ],
  [
    'Betriebsausflug: Abstimmung über das Ziel',
    -143,
    `Zur Wahl stehen eine Wanderung über die Rauhe Halde, eine Fahrt in ein Uhrenmuseum und ein Nachmittag auf dem Fluss. Stimmzettel liegen an der Pforte.`,
  ],
  [
    'Gefährdungsbeurteilung: Rundgang im Bauhof',
    -168,
    `Wir haben Lärm, Hebehilfen und Licht geprüft. Beschafft werden ein Hubtisch und bessere Lampen über den Werkbänken.`,
  ],
  [
    'Wiedereingliederung nach längerer Krankheit',
    -201,
    `Wer länger als sechs Wochen fehlt, bekommt ein Gespräch angeboten. Sie entscheiden, wer dabei ist und worüber gesprochen wird. Nein sagen schadet nicht.`,
    'dv-eingliederung',
  ],
  [
    'Schwerbehindertenvertretung: neue Ansprechperson',
    -236,
    `Helga Ammann-Vogt aus der Bücherei hat das Amt übernommen. Sie hilft bei Anträgen, bei der Ausstattung des Arbeitsplatzes und bei Gesprächen.`,
  ],
  [
    'Danke für 25 Jahre',
    -262,
    `Roland Huckele, Sabine Kollmer und Gerd Frickenhaus feiern ihr Jubiläum. Zusammen haben sie rund 40.000 Fragen beantwortet, und auf keine war die Antwort: „Dafür bin ich nicht zuständig.“`,
  ],
]
