import type { SeiteContent } from '../shape.ts'

/** What the town has to say about accessibility, and where barriers are reported. */
export const barrierefreiheitSeite: SeiteContent = {
  key: 'barrierefreiheit',
  eltern: 'start',
  pageLayout: 'default',
  de: {
    pfad: '/de/barrierefreiheit/',
    titel: 'Barrierefreiheit',
    beschreibung: 'Erklärung zur Barrierefreiheit und Angaben zu den Gebäuden der Stadt.',
    heroImages: [{ bild: 'rathaus-foyer' }],
    blocks: [
      {
        slot: 'content',
        template: 'barrierefreiheit',
        einleitung:
          'Die Seiten lassen sich mit der Tastatur bedienen, auf 400 Prozent vergrößern und mit einem Vorleseprogramm lesen. Was noch fehlt, steht hier offen.',
      },
      {
        slot: 'content',
        template: 'text',
        text: `## Vor Ort

- **Rathaus:** Rampe an der Nordseite, Aufzug zu allen Stockwerken, induktive Höranlage im Bürgerbüro
- **Badehaus:** Lift an jedem Becken, zwei rollstuhlgerechte Umkleiden, Duschstuhl vorhanden
- **Konzerthaus:** zwölf Rollstuhlplätze, Höranlage, Assistenzhunde willkommen
- **Bergbahn:** stufenloser Einstieg, befestigter Höhenweg von 1,8 Kilometern
- **Bahnhof:** stufenloser Bahnsteig, taktiles Leitsystem

Das Heft „Bad Silberbronn für alle“ erhalten Sie in der [Tourist-Information](/de/tourist-information/), auch in Großdruck.`,
      },
      { slot: 'content', template: 'formular-barriere', titel: 'Barriere melden' },
    ],
  },
  en: {
    pfad: '/en/accessibility/',
    titel: 'Accessibility',
    beschreibung: 'Accessibility statement and details of the town’s buildings.',
    heroImages: [{ bild: 'rathaus-foyer' }],
    blocks: [
      {
        slot: 'content',
        template: 'barrierefreiheit',
        einleitung:
          'The pages can be used with a keyboard, enlarged to 400 per cent and read with a screen reader. What is still missing is said here openly.',
      },
      {
        slot: 'content',
        template: 'text',
        text: `## In town

- **Town hall:** ramp on the north side, lift to all floors, induction loop in the citizens’ office
- **Bath house:** hoist at every pool, two wheelchair-accessible changing rooms, shower chair available
- **Concert hall:** twelve wheelchair spaces, induction loop, assistance dogs welcome
- **Funicular:** step-free access, surfaced ridge path of 1.8 kilometres
- **Station:** step-free platform, tactile guidance

The booklet “Bad Silberbronn for everyone” is available from the [tourist information office](/en/tourist-information/), also in large print.`,
      },
      { slot: 'content', template: 'formular-barriere', titel: 'Report a barrier' },
    ],
  },
}
