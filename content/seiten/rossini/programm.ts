import type { Saison } from '../../saison.ts'
import type { SeiteContent } from '../../shape.ts'

/** Everything that is on, and what a ticket costs. */
export const programm = ({ zeitraum, am }: Saison): SeiteContent => {
  return {
    key: 'rossini-programm',
    eltern: 'rossini',
    pageLayout: 'wide',
    pageTheme: 'rossini',
    de: {
      pfad: '/de/rossini/programm/',
      titel: 'Programm',
      beschreibung: `Opern, Konzerte und Kurse des Rossini-Festivals, ${zeitraum.de}.`,
      heroImages: [{ bild: 'festival-saal' }],
      blocks: [
        {
          slot: 'content',
          template: 'eventteaser',
          titel: 'Was wir spielen',
          einleitung: 'Jedes Stück mit Besetzung, allen Abenden, Plätzen und Preisen.',
          link: '/de/rossini/karten/',
          linktext: 'Karten und Ermäßigungen',
        },
        { slot: 'content', template: 'veranstaltungen', titel: 'Alle Abende' },
        {
          slot: 'content',
          template: 'text',
          titel: 'Rund um die Vorstellungen',
          text: `- **Öffentlicher Meisterkurs** mit Ilaria Benvegnù: ${am(5).de}, 11:00 Uhr, Wandelhalle, Eintritt frei
- **Einführung** 45 Minuten vor jeder Opernvorstellung im Foyer, Eintritt frei
- **Für Gäste, die schlecht sehen:** Tastführung auf der Bühne am ${am(2).de} um 15:30 Uhr, Anmeldung unter [030 23125-220](tel:+493023125220)
- **Übertitel** auf Deutsch und Englisch bei allen Opern im Kurtheater`,
        },
      ],
    },
    en: {
      pfad: '/en/rossini/programme/',
      titel: 'Programme',
      beschreibung: `Operas, concerts and classes at the Rossini Festival, ${zeitraum.en}.`,
      heroImages: [{ bild: 'festival-saal' }],
      blocks: [
        {
          slot: 'content',
          template: 'eventteaser',
          titel: 'What we play',
          einleitung: 'Every work with its cast, all performances, seats and prices.',
          link: '/en/rossini/tickets/',
          linktext: 'Tickets and concessions',
        },
        { slot: 'content', template: 'veranstaltungen', titel: 'Every performance' },
        {
          slot: 'content',
          template: 'text',
          titel: 'Around the performances',
          text: `- **Public masterclass** with Ilaria Benvegnù: ${am(5).en}, 11:00, pump room, admission free
- **Introductory talk** (in German) in the foyer 45 minutes before each opera, admission free
- **For guests with impaired sight:** touch tour of the set on ${am(2).en} at 15:30; please book on [+49 30 23125-220](tel:+493023125220)
- **Surtitles** in German and English for every opera in the spa theatre`,
        },
      ],
    },
  }
}
