import { expect, test } from 'vitest'
import { festivalProgramme, programmesAt } from './programme-links.ts'

test('the programmes are those of this month and the next, with the parameters of spec 7', () => {
  const [current, next] = programmesAt('2027-12-31', 'de')
  expect(current?.href).toBe(
    '/tools/export/veranstaltungen/pdf_extended.cfm?datum_von=2027-12-01&datum_bis=2027-12-31&bildrequired=false&titelmaxlength=250&textminlength=0&zeitraum=individuell&freigabe=1&sprache=1',
  )
  expect(next?.month).toBe('2028-01')
  expect(next?.href).toContain('datum_von=2028-01-01&datum_bis=2028-01-31&')
})

test('February ends on its own last day, and English has its own language', () => {
  const [current] = programmesAt('2028-02-29', 'en')
  expect(current?.href).toContain('datum_bis=2028-02-29')
  expect(current?.href).toMatch(/sprache=2$/)
})

test('the programme of the festival begins with its first evening and holds 62 days', () => {
  expect(festivalProgramme('2027-07-02', 'en')).toBe(
    '/tools/export/veranstaltungen/pdf_extended.cfm?datum_von=2027-07-02&datum_bis=2027-09-01&sprache=2&festival=1',
  )
})
