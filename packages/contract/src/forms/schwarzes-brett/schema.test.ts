import { expect, test } from 'vitest'
import { brettSchema } from '../../brett/felder.ts'
import { schema } from './schema.ts'

const taken = {
  art: 'biete',
  titel: 'Kinderfahrrad',
  text: 'Sechs Gänge.',
  preis: '',
  bild: null,
  vorname: 'Nora',
  nachname: 'Kiefer',
  email: 'nora@kiefer.example',
  telefon: '',
  datenschutz: true,
}

const problem = (text: string) => {
  const { error } = schema().safeParse({ ...taken, text })
  return error?.issues[0]?.message ?? null
}

test.each([
  '030 23125-911',
  'Tel. 07081/123456',
  '+49 170 1234567',
  'Ruf an: 01701234567!',
  '(030) 23 12 59',
  '0 30 2 31 25 91 1',
  '07083.977123',
  '0170.12.34.567',
  '+49.7083.977123',
  '07083\u00a0977123',
  '07083–977123',
  '0170 / 123 45 67',
  '0170 - 123 - 4567',
  '0176 * 1234567',
  '０７０８３９７７１２３',
])('a telephone number has no place in a text: %s', (text) => {
  expect(problem(text)).toBe('nummern')
})

test.each([
  'Am 24.12.2026 von 14:00 bis 17:00 Uhr',
  '1,80 m hoch, 0,75 m breit, 2024 gekauft',
  'Zimmer 0.05, Hausnummer 12, 20 Zoll, 1200 Euro',
  'Vom 01.02. bis 03.04.2027, 08:00-12:00',
  'Postleitzahl 75323, seit 1998-2004',
  'Von 06 bis 07 Uhr',
  'Vom 01.10.2027 – 05.11.2027, 09.00–12.00 Uhr',
  'ISBN 3-446-19313-8, Nr. 0815, Maße 0.80 × 1.20 m',
])('days, times, prices and measures are no telephone numbers: %s', (text) => {
  expect(problem(text)).toBeNull()
})

test.each(['www.gewinn.example', 'https://a.example', 'rad@post.example'])(
  'a link or an address has no place in a text: %s',
  (text) => {
    expect(problem(text)).toBe('links')
  },
)

test('the name of a host is found where a notice arrives', () => {
  const looked = brettSchema.safeParse({ ...taken, text: 'Bilder: bit.ly/3xYz' })
  expect(looked.error?.issues.map(({ message, path }) => [path[0], message])).toEqual([
    ['text', 'links'],
  ])
  expect(brettSchema.safeParse(taken).success).toBe(true)
})

test('a megabyte of letters is too long, and said so at once', () => {
  const begun = performance.now()
  expect(problem('x'.repeat(1_000_000))).toBe('lang')
  expect(problem('x.'.repeat(500_000))).toBe('lang')
  expect(performance.now() - begun).toBeLessThan(20_000)
})
