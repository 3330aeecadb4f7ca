import { felderOf } from '@kurstadt/contract/partner'
import { expect, test } from 'vitest'
import { openPartners } from './partner-town.ts'

// Hosts say themselves on which days they are shut.

const town = await openPartners()

test('a host names closed days over New Year; what is over stays, and a row keeps its other language', async () => {
  const day = { blockType: 'schliesstag' as const, hinweis: 'Umbau' }
  const { host, zugang, view } = await town.invited({
    schliesstage: [
      { ...day, von: '2030-12-01', bis: '2030-12-05' },
      { ...day, von: '2021-12-01', bis: '2021-12-05' },
    ],
  })
  const rows = await town.shutDaysOf(host)
  await town.inEnglish(host, {
    titel: 'Fir House',
    schliesstage: rows.map((one) => ({ ...one, hinweis: 'Renovation' })),
  })
  expect(view.werte.schliesstage).toEqual([
    { von: '2030-12-01', bis: '2030-12-05', hinweis: 'Umbau' },
  ])
  const felder = {
    ...felderOf('unterkuenfte', view.werte),
    zu_1_bis: '06.12.2030',
    zu_2_von: '2030-12-28',
    zu_2_bis: '2031-01-06',
  }
  expect(await town.send(zugang, { ...felder, zu_2_bis: '2030-12-27' })).toMatchObject({
    ergebnis: 'fehler',
    fehler: { zu_2_bis: 'vor_beginn' },
  })
  await town.send(zugang, felder)
  expect((await town.officeView(host)).vorschlag?.aenderungen).toEqual([
    {
      label: 'Geschlossen oder anders geöffnet',
      vorher: '01.12.2030–05.12.2030: Umbau',
      jetzt: null,
      neu: '01.12.2030–06.12.2030: Umbau\n28.12.2030–06.01.2031: Geschlossen',
    },
  ])
  expect((await town.decide(host, 'uebernehmen')).status).toBe(200)
  expect(await town.shutDaysOf(host)).toMatchObject([
    { von: '2021-12-01T12:00:00.000Z', hinweis: 'Umbau' },
    { id: rows[0]?.id, bis: '2030-12-06T12:00:00.000Z', hinweis: 'Umbau' },
    { von: '2030-12-28T12:00:00.000Z', bis: '2031-01-06T12:00:00.000Z', hinweis: null },
  ])
  const notes = (await town.shutDaysOf(host, 'en')).map(({ hinweis }) => hinweis)
  expect(notes).toEqual(['Renovation', 'Renovation', undefined])
})
