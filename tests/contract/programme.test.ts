import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readPdf } from '../support/read-pdf.ts'
import { addEvent, openEvents, series } from './event-town.ts'

let town: Awaited<ReturnType<typeof openEvents>>

beforeAll(async () => {
  town = await openEvents()
})

afterAll(() => {
  vi.useRealTimers()
})

const june = { datum_von: '2031-06-01', datum_bis: '2031-06-30' }

async function programme(
  more: Partial<Parameters<(typeof town.makers)['veranstaltungen.pdf']>[0]['params']> = {},
) {
  const params = {
    sprache: 'de' as const,
    ...june,
    bildrequired: false,
    titelmaxlength: 250,
    textminlength: 0,
    ...more,
  }
  return town.makers['veranstaltungen.pdf']({ payload: town.payload, params, id: 0 })
}

async function textOf(more: Parameters<typeof programme>[0] = {}) {
  const { body } = await programme(more)
  if (typeof body === 'string') throw new TypeError('a PDF is no text')
  return (await readPdf(body)).pages.join(' ')
}

/** What the list of the website has on these days. */
async function listed() {
  const { answer } = await town.handlers.veranstaltungen({
    payload: town.payload,
    id: 0,
    params: {
      ...june,
      sprache: 'de',
      zeitraum: 'alle',
      q: '',
      seite: 1,
      pro_seite: 999,
      order: [{ field: 'datum_von', descending: false }],
      auswahl: false,
      zusammengefasst: false,
    },
  })
  return answer.data
}

const count = (text: string, words: string) => text.split(words).length - 1

test('the programme of a month has every event of the list, as often as it takes place', async () => {
  const [text, events] = [await textOf(), await listed()]
  expect(events.length).toBeGreaterThan(6)
  const titles = new Map<string, number>()
  for (const { titel } of events) titles.set(titel, (titles.get(titel) ?? 0) + 1)
  for (const [titel, times] of titles) expect(count(text, titel)).toBe(times)
  expect(text).toContain('Juni 2031')
})

test('what takes place twice on a day stands there once, with both times', async () => {
  const weitereZeiten = [{ timeFrom: '19:00', timeTo: '20:00' }]
  await addEvent(town.payload, 'Orgelmusik', '2033-05-01', {
    timeFrom: '11:00',
    timeTo: '12:00',
    serie: series({ rhythmus: 'woechentlich', bis: '2033-05-01', weitereZeiten }),
  })
  const text = await textOf({ datum_von: '2033-05-01', datum_bis: '2033-05-31' })
  expect(count(text, 'Orgelmusik')).toBe(1)
  expect(text).toContain('11:00–12:00 Uhr')
  expect(text).toContain('19:00–20:00 Uhr')
})

test('what takes place every week stands in a section of its own, and in a line of each day', async () => {
  const heading = 'Regelmäßige Angebote'
  await addEvent(town.payload, 'Trinkkur mit Musik', '2034-03-06', {
    timeFrom: '10:15',
    timeTo: '11:00',
    preis: '6,00 EUR',
    serie: series({
      rhythmus: 'woechentlich',
      bis: '2034-03-27',
      aenderungen: [
        { id: 'k1', datum: '2034-03-13', stand: 'abgesagt', grund: 'Das Trio ist auf Reisen.' },
      ],
    }),
  })
  const text = await textOf({ datum_von: '2034-03-01', datum_bis: '2034-03-31' })
  const days = text.slice(text.lastIndexOf(heading))
  expect(days).toMatch(/Montags\s+10:15–11:00 Uhr/)
  expect(days).toContain('6., 20. und 27. März')
  expect(count(days, '6,00 EUR')).toBe(2)
  expect(count(days, 'Trinkkur mit Musik')).toBe(5)
  expect(count(days, '10:15 Uhr')).toBe(3)
  expect(days.indexOf('Abgesagt: Das Trio ist auf Reisen.')).toBeGreaterThan(
    days.indexOf('Montag, 13. März'),
  )
  const fewDays = await textOf({ datum_von: '2034-03-20', datum_bis: '2034-03-31' })
  expect(fewDays).not.toContain(heading)
})

test('a programme says what was cancelled, moved, or is elsewhere', async () => {
  const text = await textOf()
  expect(text).toContain('Abgesagt: Die Dirigentin ist krank.')
  expect(text).toContain('Verlegt: Das Dach wird gedeckt.')
  expect(text).toContain('Bürgerhaus')
  expect(text).not.toContain('Entwurf')
  expect(text).not.toContain('..')
})

test('an English programme has English words', async () => {
  const text = await textOf({ sprache: 'en' })
  expect(text).toContain('June 2031')
  expect(text).toContain('Cancelled')
  expect(text).toContain('Page')
})

test('a title ends where the parameter says, and what is too short or has no picture stays out', async () => {
  const title = 'Ein Abend voller Lieder aus dem Tal'
  await addEvent(town.payload, title, '2032-02-29', { plain_text: 'Viele Lieder.' })
  await addEvent(town.payload, 'Ohne Worte', '2032-02-29')
  const days = { datum_von: '2032-02-29', datum_bis: '2032-03-01' }
  const text = await textOf({ ...days, titelmaxlength: 20, textminlength: 5 })
  expect(text).toContain('Ein Abend voller Li…')
  expect(text).not.toContain('Ohne Worte')
  expect(await textOf({ ...days, bildrequired: true })).toContain('sind keine Veranstaltungen')
})

test('spec 9: a title of 300 characters is cut at 250, with its hostile parts in it', async () => {
  const title = `„Lied“ & </script> END:VEVENT 🎻 ${'ä'.repeat(300)}`.slice(0, 300)
  await addEvent(town.payload, title, '2036-02-29')
  const text = await textOf({ datum_von: '2036-02-29', datum_bis: '2036-02-29' })
  const together = text.replaceAll(/\s/g, '')
  const letters = Array.from(title).slice(0, 249).join('')
  const shown = `${letters}…`.replace('🎻', '').replaceAll(/\s/g, '')
  expect(together).toContain(shown)
  await expect(addEvent(town.payload, `${title}ä`, '2036-02-28')).rejects.toThrow('Titel')
})

test('a programme is made once until an event changes, and its tags say when that is', async () => {
  const first = await programme()
  expect(first.tags).toContain('veranstaltungen')
  expect((await programme()).body).toBe(first.body)
  await addEvent(town.payload, 'Neues Konzert', '2031-06-20')
  const second = await programme()
  expect(second.body).not.toBe(first.body)
})
