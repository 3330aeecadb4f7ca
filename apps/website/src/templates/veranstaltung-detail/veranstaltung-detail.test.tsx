import { examples, veranstaltungExamples } from '@kurstadt/contract/examples'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { languageOf } from '../../../tests/support/language-of.ts'
import { renderView } from '../../../tests/support/render-view.tsx'
import { VeranstaltungDetail } from './veranstaltung-detail.tsx'

const { typical, minimal } = examples['veranstaltung-detail']
const series = { ...typical, context: veranstaltungExamples.series }
const opera = { ...typical, context: veranstaltungExamples.opera }
const over = { ...typical, context: veranstaltungExamples.over }
const night = { ...typical, context: veranstaltungExamples['moved-night'] }
const cancelled = {
  ...typical,
  context: { ...typical.context, status: 'abgesagt', statusgrund: 'Wegen Sturm' },
} as const
const url = '/de/veranstaltungen/sommernachtskonzert-im-kurpark-id_12/'

function factOf(label: string) {
  return screen.getByText(label).closest('div')?.querySelector('dd')?.textContent
}

test('typical: date, time, venue, price and categories', () => {
  renderView(<VeranstaltungDetail block={typical} />, { url })
  expect(factOf('Datum')).toBe('Samstag, 19.06.2027')
  expect(factOf('Uhrzeit')).toBe('19:30 bis 22:00 Uhr')
  expect(factOf('Ort')).toBe('Kurpark, Musikpavillon')
  expect(factOf('Preis')).toBe('12 Euro, mit Gästekarte 9 Euro')
  expect(screen.getByRole('link', { name: 'Konzerte' })).toBeTruthy()
})

test('typical: leads back to the list', () => {
  renderView(<VeranstaltungDetail block={typical} />, { url })
  expect(screen.getByRole('link', { name: 'Alle Veranstaltungen' }).getAttribute('href')).toBe(
    '/de/veranstaltungen/',
  )
})

test('E7: an event with words for lists alone shows them on its own page, and once', () => {
  const event = { ...typical.context, text: [], plain_text: 'Erster Absatz.\n\nZweiter Absatz.' }
  const { unmount } = renderView(<VeranstaltungDetail block={{ ...typical, context: event }} />, {
    url,
  })
  expect(screen.getByText('Erster Absatz.').tagName).toBe('P')
  expect(screen.getByText('Zweiter Absatz.').tagName).toBe('P')
  unmount()
  const full = { ...typical.context, plain_text: 'Nur für Listen.' }
  renderView(<VeranstaltungDetail block={{ ...typical, context: full }} />, { url })
  expect(screen.queryByText('Nur für Listen.')).toBeNull()
})

test('cancelled: says so with the reason, and sells no tickets', () => {
  renderView(<VeranstaltungDetail block={cancelled} />, { url })
  const status = screen.getByText('Abgesagt').closest('p')
  expect(status?.textContent).toContain('Wegen Sturm')
  expect(screen.queryByRole('link', { name: 'Karten bestellen' })).toBeNull()
})

test('cancelled and over: nobody is told that it took place', () => {
  const event = { ...cancelled.context, vergangen: true }
  renderView(<VeranstaltungDetail block={{ ...cancelled, context: event }} />, { url })
  expect(screen.getByText('Der Termin dieser Veranstaltung ist vorbei.')).toBeTruthy()
  expect(screen.queryByText(/hat bereits stattgefunden/)).toBeNull()
})

test('free: said once, also where the price says it with more', () => {
  const free = { ...typical.context, kostenlos: true, preise: [], kartenhinweis: null }
  const shown = (preis: string | null) => {
    const context = { ...free, preis }
    const view = renderView(<VeranstaltungDetail block={{ ...typical, context }} />, { url })
    const price = factOf('Preis')
    view.unmount()
    return price
  }
  expect(shown(null)).toBe('Eintritt frei')
  expect(shown('Eintritt frei, Spenden erbeten')).toBe('Eintritt frei, Spenden erbeten')
  expect(shown('Um Spenden wird gebeten')).toBe('Eintritt freiUm Spenden wird gebeten')
})

test('minimal: what is not known is left out', () => {
  renderView(<VeranstaltungDetail block={minimal} />, { url })
  for (const label of ['Uhrzeit', 'Ort', 'Veranstalter'])
    expect(screen.queryByText(label)).toBeNull()
})

test('series: all dates, those that are not as announced with reason and former place', () => {
  renderView(<VeranstaltungDetail block={series} />, { url })
  expect(factOf('Nächster Termin')).toBe('Sonntag, 20.06.2027')
  const dates = screen.getByRole('heading', { name: 'Alle Termine' }).closest('section')
  const lines = [...(dates?.querySelectorAll('li') ?? [])].map((one) => one.textContent)
  expect(lines).toHaveLength(4)
  expect(lines[1]).toContain('Montag, 28.06.2027, 19:00 bis 20:30 Uhr')
  expect(lines[1]).toContain('Kurpark, Musikpavillon')
  expect(lines[1]).toContain('Am Sonntag ist Stadtlauf.')
  expect(lines[1]).toContain('Ursprünglich geplant: 27.06.2027, 15:30 Uhr')
  expect(lines[1]).toContain('Ursprünglich angekündigt: Konzerthaus')
  expect(lines[2]).toContain('Abgesagt')
  expect(screen.getByText(/^Kein Termin:/).textContent).toBe(
    'Kein Termin: 11.07.2027 (Betriebsferien)',
  )
})

test('moved night: on the English page the German names of both places are marked as German', () => {
  renderView(<VeranstaltungDetail block={night} />, { url, sprache: 'en' })
  const [before, now] = ['Badehaus, Außenbecken', 'Badehaus, Thermalhalle'].map((place) =>
    screen.getByText(place, { selector: '[lang]' }),
  )
  expect(before?.closest('[lang]')?.getAttribute('lang')).toBe('de')
  expect(before?.parentElement?.textContent).toBe('Originally announced: Badehaus, Außenbecken')
  expect(now?.getAttribute('lang')).toBe('de')
})

test('not translated: on the English page the organiser’s words are marked as German, ours are not', () => {
  const { container } = renderView(<VeranstaltungDetail block={series} />, { url, sprache: 'en' })
  const language = (text: string | RegExp) => languageOf(screen.getAllByText(text)[0])
  for (const ours of ['At a glance', 'Next date', 'All dates', 'Cancelled', /^Originally planned/])
    expect([ours, language(ours)]).toEqual([ours, 'the page'])
  for (const theirs of ['Am Sonntag ist Stadtlauf.', 'Betriebsferien'])
    expect([theirs, language(theirs)]).toEqual([theirs, 'de'])
  expect(container.querySelector('article')?.hasAttribute('lang')).toBe(false)
})

test('series: days before the next one are folded away as past', () => {
  const third = { ...series.context, ...series.context.termine?.[2] }
  renderView(<VeranstaltungDetail block={{ ...series, context: third }} />, { url })
  expect(screen.getByText('2 vergangene Termine')).toBeTruthy()
})

test('W6: the day that was clicked is the day that is shown, and the next one is said beside it', () => {
  renderView(<VeranstaltungDetail block={series} />, { url: `${url}?termin=2027-06-28T1900` })
  expect(factOf('Datum')).toBe('Montag, 28.06.2027')
  expect(factOf('Uhrzeit')).toBe('19:00 bis 20:30 Uhr')
  const [next] = screen.getAllByText('Nächster Termin')
  expect(next?.closest('div')?.querySelector('a')?.getAttribute('href')).toBe(url)
  expect(next?.closest('div')?.textContent).toContain('20.06.2027')
  const chosen = document.querySelector('[aria-current="date"]')
  expect(chosen?.textContent).toContain('Montag, 28.06.2027')
})

test('W6: a chosen day that is past says so, and an unknown one shows the next', () => {
  const third = { ...series.context, ...series.context.termine?.[2] }
  const block = { ...series, context: third }
  const past = renderView(<VeranstaltungDetail block={block} />, {
    url: `${url}?termin=2027-06-20`,
  })
  expect(factOf('Datum')).toBe('Sonntag, 20.06.2027')
  expect(screen.getByText('Diese Veranstaltung hat bereits stattgefunden.')).toBeTruthy()
  past.unmount()
  renderView(<VeranstaltungDetail block={series} />, { url: `${url}?termin=2027-06-21` })
  expect(factOf('Nächster Termin')).toBe('Sonntag, 20.06.2027')
})

test('series: the venue from the directory with address, and a map that is only a link', () => {
  renderView(<VeranstaltungDetail block={series} />, { url })
  expect(screen.getByRole('link', { name: 'Konzerthaus' }).getAttribute('href')).toBe(
    '/de/branchen/konzerthaus-id_31/',
  )
  expect(factOf('Ort')).toContain('Kurpromenade 12')
  const map = screen.getByRole('link', { name: 'Auf der Karte zeigen (OpenStreetMap)' })
  expect(map.getAttribute('href')).toContain('mlat=48.7502&mlon=8.5512')
  expect(map.getAttribute('rel')).toBe('noopener')
})

test('series: prices in euros, how to get tickets, and similar events', () => {
  renderView(<VeranstaltungDetail block={series} />, { url })
  expect(factOf('Preis')?.replaceAll('\u00a0', ' ')).toContain('Erwachsene: 6,00 €')
  expect(factOf('Preis')).toContain('Karten an der Tageskasse ab 14:45 Uhr.')
  const like = screen.getByRole('heading', { name: 'Das könnte Sie auch interessieren' })
  expect(like.closest('section')?.querySelectorAll('li')).toHaveLength(2)
})

test('moved-night: where it stood before, and that it ends on the following day', () => {
  renderView(<VeranstaltungDetail block={night} />, { url })
  expect(factOf('Uhrzeit')).toBe('20:00 bis 01:00 Uhr (am folgenden Tag)')
  expect(screen.getByText('Ursprünglich geplant: 29.05.2027, 20:00 Uhr')).toBeTruthy()
  expect(screen.getByText('Eine Pumpe muss erneuert werden.')).toBeTruthy()
})

test('over: an archived event says so and sells no tickets', () => {
  renderView(<VeranstaltungDetail block={over} />, { url })
  expect(screen.getByText('Diese Veranstaltung hat bereits stattgefunden.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Karten bestellen' })).toBeNull()
})

test('facts about access are said one by one', () => {
  const barrierefreiheit = {
    ...typical.context.barrierefreiheit,
    stufenlos: true,
    gebaerdensprache: true,
    hinweis: 'Rollstuhlplätze in Reihe 3',
  }
  const block = { ...typical, context: { ...typical.context, barrierefreiheit } }
  renderView(<VeranstaltungDetail block={block} />, { url })
  expect(factOf('Barrierefreiheit')).toBe(
    'BarrierefreiStufenlos zugänglichGebärdenspracheRollstuhlplätze in Reihe 3',
  )
})

test('a title of quotes, line breaks, emoji and 2,000 letters stays a mail that can be written', () => {
  const titel = `"O'Hara" </script>\r\nEND:VEVENT \ud83c ${'ä'.repeat(2000)}`
  const block = { ...typical, context: { ...typical.context, titel } }
  renderView(<VeranstaltungDetail block={block} />, { url })
  const href = screen.getByRole('link', { name: 'Per E-Mail senden' }).getAttribute('href') ?? ''
  expect(href).not.toMatch(/[\r\n<"]/)
  const mail = new URL(href)
  expect(mail.searchParams.get('subject')).toMatch(/^"O'Hara" <\/script> END:VEVENT/)
  expect(mail.searchParams.get('body')).toBe(url)
})

test('an event goes into the visitor’s calendar', () => {
  renderView(<VeranstaltungDetail block={typical} />, { url })
  expect(screen.getByRole('link', { name: 'In den Kalender' }).getAttribute('href')).toBe(
    '/de/veranstaltungen/12.ics',
  )
})

test('an opera of the festival names its cast, and its seats with their prices in a table', () => {
  renderView(<VeranstaltungDetail block={opera} />, { url })
  const cast = screen.getByRole('heading', { name: 'Besetzung' }).closest('section')
  expect(cast?.querySelector('dl')?.textContent).toContain('AngelinaYsolde Karrenbrock')
  const seats = screen.getByRole('table', { name: 'Plätze und Preise' })
  const rows = [...seats.querySelectorAll('tbody tr')]
  expect(rows.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
    '1. Kategorie, Reihe 1 bis 492,00 €',
    '2. Kategorie, Reihe 5 bis 774,00 €',
    'Hörplätzekostenlos',
  ])
  // Beside the date it is enough what seats cost in all.
  expect(screen.getByText('38,00 bis 92,00 €').closest('dl')).toBeTruthy()
  expect(screen.getAllByText(/1\. Kategorie/)).toHaveLength(1)
  expect(screen.getByRole('link', { name: /Karten bestellen/ }).getAttribute('href')).toBe(
    'https://karten.rossini.bad-silberbronn.example/',
  )
})

test('an event that nobody sings in has no cast and no seats', () => {
  renderView(<VeranstaltungDetail block={typical} />, { url })
  expect(screen.queryByRole('heading', { name: 'Besetzung' })).toBeNull()
  expect(screen.queryByRole('table', { name: 'Plätze und Preise' })).toBeNull()
})
