import { expect, test } from 'vitest'
import type { AmtDoc } from '../../payload-types.ts'
import { angabeText } from './angabe-text.ts'
import { angaben } from './rich-text-node.ts'

const amt: AmtDoc = {
  id: 'a1',
  titel: 'Bürgerbüro',
  sortierung: 1,
  kontakt: { telefon: '030 23125-110', email: 'buergerbuero@town.example' },
  adresse: { strasse: 'Marktplatz 1', plz: '75999', ort: 'Bad Prüfen' },
  oeffnungszeitenStrukturiert: [
    {
      blockType: 'oeffnungszeit',
      typ: 'ALLGEMEINE_OEFFNUNGSZEIT',
      regulaereZeiten: [{ tagestyp: 'ARBEITSTAG_MO_FR', beginn: '08:00', ende: '12:00' }],
    },
  ],
  updatedAt: '2027-03-01T23:30:00.000Z',
  createdAt: '2027-03-01T23:30:00.000Z',
}

test('W14: telephone and e-mail can be used, address and hours are read', () => {
  expect(angaben.map((was) => angabeText(amt, was, 'de'))).toEqual([
    [
      {
        type: 'link',
        href: 'tel:+493023125110',
        children: [{ type: 'text', text: '030 23125-110' }],
      },
    ],
    [
      {
        type: 'link',
        href: 'mailto:buergerbuero@town.example',
        children: [{ type: 'text', text: 'buergerbuero@town.example' }],
      },
    ],
    [{ type: 'text', text: 'Marktplatz 1, 75999 Bad Prüfen' }],
    [{ type: 'text', text: 'Montag bis Freitag 08:00 bis 12:00 Uhr' }],
  ])
  expect(angabeText(amt, 'telefon', 'en')).toMatchObject([
    { href: 'tel:+493023125110', children: [{ text: '+49 30 23125-110' }] },
  ])
  expect(angabeText(amt, 'oeffnungszeiten', 'en')).toEqual([
    { type: 'text', text: 'Monday to Friday 08:00 to 12:00' },
  ])
})

test('an office with half its fields, and one that is not public, say nothing', () => {
  const bare: AmtDoc = {
    ...amt,
    kontakt: { telefon: ' ', email: 'kein' },
    adresse: {},
    oeffnungszeitenStrukturiert: null,
  }
  for (const was of angaben)
    expect([angabeText(bare, was, 'de'), angabeText(null, was, 'de')]).toEqual([[], []])
})
