import { expect, test } from 'vitest'
import { messageOf } from './problem-words.ts'
import { de } from './texts-de.ts'
import { en } from './texts-en.ts'

test('what is wrong is named by its field, a question without its mark', () => {
  expect(messageOf('foto_1_text', 'fehlt', de)).toMatch(/^Neues Foto 1, Was ist zu sehen: Bitte /)
  expect(messageOf('foto_recht', 'fehlt', de)).toMatch(/^Wem gehören die neuen Fotos: Bitte /)
  expect(messageOf('betten', 'ungueltig', de)).toMatch(/^Betten: /)
  for (const field of ['foto_2_text', 'foto_recht', 'foto_3_datei', 'betten'])
    expect(messageOf(field, 'fehlt', en)).not.toContain('?:')
})

test('a period that stands there twice is told in words of its own', () => {
  expect(messageOf('zu_2_von', 'eines', de)).toBe(
    'Zeitraum 2, Erster Tag: Dieser Zeitraum steht schon da. Bitte leeren Sie eine der beiden Zeilen.',
  )
  expect(messageOf('zeit_2_beginn', 'eines', de)).toContain('überschneidet sich')
})
