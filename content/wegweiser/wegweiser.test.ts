import { lebenslageIcons } from '@kurstadt/contract'
import { expect, test } from 'vitest'
import { townOn } from '../index.ts'
import { lebenslagen, verfahren } from './index.ts'

const town = townOn('2026-11-20')
const texts = verfahren.flatMap(({ text }) => [text.de, text.en])
const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length
const twice = (values: string[]) => values.filter((one, index) => values.indexOf(one) !== index)

test('there are at least 120 procedures, and ten life situations', () => {
  expect(verfahren.length).toBeGreaterThanOrEqual(120)
  expect(lebenslagen).toHaveLength(10)
})

test('every letter from A to Z begins a title, and so do Ä, Ö and Ü', () => {
  const letters = new Set(verfahren.map(({ titel }) => titel.de.charAt(0)))
  expect(
    'ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ'.split('').filter((letter) => !letters.has(letter)),
  ).toEqual([])
})

test('no two procedures share a key, a title, a short text, a number or a sentence', () => {
  for (const sprache of ['de', 'en'] as const) {
    expect(twice(verfahren.map(({ titel }) => titel[sprache] ?? ''))).toEqual([])
    expect(twice(verfahren.map(({ kurztext }) => kurztext[sprache] ?? ''))).toEqual([])
  }
  expect(twice([...verfahren, ...lebenslagen].map(({ key }) => key))).toEqual([])
  expect(twice(verfahren.map(({ leistungsschluessel }) => leistungsschluessel))).toEqual([])
  const sentences = texts.flatMap((text) => text.split(/(?<=[.!?])\s+/))
  expect(twice(sentences.filter((sentence) => wordsOf(sentence) > 4))).toEqual([])
})

test('each says in 60 to 150 words what it is, and in English as fully', () => {
  for (const { key, text } of verfahren) {
    expect(wordsOf(text.de), key).toBeGreaterThanOrEqual(60)
    expect(wordsOf(text.de), key).toBeLessThanOrEqual(150)
    expect(wordsOf(text.en) / wordsOf(text.de), key).toBeGreaterThan(0.85)
  }
})

test('each names its fee or says that there is none, and how long it takes', () => {
  for (const { key, gebuehr, dauer } of verfahren) {
    expect(gebuehr.de, key).toMatch(/\d,\d\d €|ostenlos|Keine Gebühr/)
    expect(gebuehr.en, key).toMatch(/€\d[\d,]*\.\d\d|free|No fee/i)
    expect(dauer.de.length, key).toBeGreaterThan(3)
    expect(dauer.en?.length, key).toBeGreaterThan(3)
  }
})

test('each says what to bring, line by line in both languages, and on which law it rests', () => {
  for (const { key, unterlagen, synonyme, rechtsgrundlage } of verfahren) {
    expect(unterlagen.de.length, key).toBeGreaterThan(0)
    expect(unterlagen.en, key).toHaveLength(unterlagen.de.length)
    expect(synonyme.de.length, key).toBeGreaterThan(0)
    expect([...synonyme.de, ...(synonyme.en ?? [])].filter((word) => /[,\n]/.test(word))).toEqual(
      [],
    )
    expect(rechtsgrundlage.length, key).toBeGreaterThan(0)
    for (const law of rechtsgrundlage)
      expect(law, key).toMatch(
        /gesetz|buch|ordnung|satzung|verordnung|Richtlini|richtlinie|Staatsvertrag|staatsvertrag|Abkommen|vorschrift|bedingungen/i,
      )
  }
})

test('each belongs to offices of the town and to people who work in one of them', () => {
  const offices = new Map(town.aemter.map(({ key, mitarbeiter }) => [key, mitarbeiter]))
  for (const { key, amt, mitarbeiter } of verfahren) {
    expect(amt.length, key).toBeGreaterThan(0)
    expect(
      amt.filter((one) => !offices.has(one)),
      key,
    ).toEqual([])
    const staff = amt.flatMap((one) => offices.get(one) ?? [])
    expect(
      mitarbeiter.filter((one) => !staff.includes(one)),
      key,
    ).toEqual([])
  }
  const inCharge = new Set(verfahren.flatMap(({ amt }) => amt))
  expect([...offices.keys()].filter((key) => !inCharge.has(key))).toEqual([])
})

test('every life situation has a picture, an icon and at least five procedures', () => {
  const pictures = new Set(town.bilder.map(({ key }) => key))
  for (const { key, bild, icon } of lebenslagen) {
    expect(pictures.has(bild), bild).toBe(true)
    expect(lebenslageIcons).toContain(icon)
    const inside = verfahren.filter((one) => one.lebenslagen.includes(key))
    expect(inside.length, key).toBeGreaterThanOrEqual(5)
  }
  const known = new Set(lebenslagen.map(({ key }) => key))
  const named = verfahren.flatMap((one) => one.lebenslagen)
  expect(named.filter((key) => !known.has(key))).toEqual([])
})

test('numbers of services are invented: fourteen digits of a group that does not exist', () => {
  for (const { leistungsschluessel } of verfahren)
    expect(leistungsschluessel).toMatch(/^99999\d{9}$/)
})
