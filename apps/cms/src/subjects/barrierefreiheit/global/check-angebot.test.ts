import { expect, test } from 'vitest'
import { checkPast, checkPruefer, checkStatus, checkWarum } from './check-angebot.ts'

const checked = { geprueft: '2027-05-28T12:00:00.000Z', methode: 'selbst' }

test('a result needs a day and a way of checking; no result needs neither', () => {
  expect(checkStatus('teilweise', checked)).toBe(true)
  expect(checkStatus(null, {})).toBe(true)
  expect(checkStatus('vollstaendig', { ...checked, geprueft: null })).toMatch(/wann und wie/)
  expect(checkStatus('nicht', { ...checked, methode: ' ' })).toMatch(/wann und wie/)
  expect(checkStatus('nicht', null)).toMatch(/wann und wie/)
})

test('nothing is fully accessible beside a fault or a burden; what the law excepts is neither', () => {
  const beside = (grund: string) => ({ ...checked, ausnahmen: [{ grund }] })
  expect(checkStatus('vollstaendig', beside('offen'))).toMatch(/„Teilweise vereinbar“/)
  expect(checkStatus('vollstaendig', beside('belastung'))).toMatch(/„Teilweise vereinbar“/)
  expect(checkStatus('vollstaendig', beside('ausnahme'))).toBe(true)
  expect(checkStatus('teilweise', beside('offen'))).toBe(true)
})

test('nobody has checked anything tomorrow', () => {
  expect(checkPast('2027-06-02T12:00:00.000Z', '2027-06-01')).toMatch(/Zukunft/)
  expect(checkPast(new Date('2027-06-02T12:00:00Z'), '2027-06-01')).toMatch(/Zukunft/)
  expect(checkPast('2027-06-01T12:00:00.000Z', '2027-06-01')).toBe(true)
  expect(checkPast(null, '2027-06-01')).toBe(true)
})

test('others who checked are named, and a burden has a reason', () => {
  expect(checkPruefer('', { methode: 'extern' })).toMatch(/wer geprüft hat/)
  expect(checkPruefer('', { methode: 'selbst' })).toBe(true)
  expect(checkWarum('  ', { grund: 'belastung' }, 'de')).toMatch(/begründen/)
  expect(checkWarum('', { grund: 'belastung' }, 'en')).toBe(true)
  expect(checkWarum('', { grund: 'offen' }, 'de')).toBe(true)
})
