import type { Saison } from '../saison.ts'
import type { Dokument } from './dokument.ts'

/** Programme and prices of the festival on two pages. */
export const festivalprogramm = ({ zeitraum, am }: Saison): Dokument => ({
  titel: 'Rossini-Festival',
  untertitel: `Programm und Preise, ${zeitraum.de}`,
  stand: '01.01.2026',
  abschnitte: [
    {
      titel: 'Oper',
      zeilen: [
        [`Il barbiere di Siviglia, Kurtheater, ${am(0).de} (Premiere)`, '19:30 Uhr'],
        [`Il barbiere di Siviglia, ${am(2).de}`, '17:00 Uhr'],
        [`La scala di seta, Akademie, Wandelhalle, ${am(4).de}`, '19:30 Uhr'],
        [`Il barbiere di Siviglia, ${am(6).de}`, '19:30 Uhr'],
        [`La Cenerentola, Kurtheater, ${am(7).de} (Premiere)`, '19:30 Uhr'],
        [`L’italiana in Algeri, Waldbühne, ${am(8).de}`, '20:30 Uhr'],
        [`La scala di seta, ${am(11).de}`, '19:30 Uhr'],
        [`L’italiana in Algeri, ${am(12).de}`, '20:30 Uhr'],
        [`La Cenerentola, ${am(13).de}`, '19:30 Uhr'],
        [`Il barbiere di Siviglia, ${am(14).de}`, '19:30 Uhr'],
        [`La Cenerentola, ${am(16).de}`, '17:00 Uhr'],
      ],
    },
    {
      titel: 'Konzert und Unterricht',
      zeilen: [
        [`Öffentlicher Meisterkurs, Wandelhalle, ${am(5).de}`, '11:00 Uhr'],
        [`Matinee: Alterssünden, Wandelhalle, ${am(9).de}`, '11:00 Uhr'],
        [`Petite messe solennelle, Konzerthaus, ${am(9).de}`, '18:00 Uhr'],
        [`Belcanto-Gala mit Feuerwerk, Konzerthaus, ${am(15).de}`, '19:30 Uhr'],
      ],
    },
    {
      titel: 'Preise',
      zeilen: [
        ['Oper im Kurtheater', '92, 74, 56, 38 €'],
        ['Oper auf der Waldbühne, Bus enthalten', '48, 36, 24 €'],
        ['Belcanto-Gala', '86, 64, 48, 32 €'],
        ['Petite messe solennelle', '54, 36, 18 €'],
        ['La scala di seta', '24 €, unter 26 Jahren 8 €'],
        ['Matinee', '16 €'],
        ['Meisterkurs', 'frei'],
      ],
    },
    {
      titel: 'Karten',
      absaetze: [
        'Kartentelefon 030 23125-220 und Schalter der Tourist-Information in der Wandelhalle. April bis September: Montag bis Freitag 09:00–17:00 Uhr, Samstag und Sonntag 10:00–15:00 Uhr. Oktober bis März: Montag bis Freitag 09:00–17:00 Uhr, Samstag und Sonntag 10:00–12:00 Uhr.',
        'Schriftlich: karten@rossini.bad-silberbronn.example. Die Abendkasse öffnet an jedem Spielort eine Stunde vor Beginn.',
      ],
    },
  ],
})
