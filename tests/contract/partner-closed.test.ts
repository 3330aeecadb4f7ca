import { felderOf, type PartnerAnsicht } from '@kurstadt/contract/partner'
import { expect, test } from 'vitest'
import type { Keeper } from './partner-entries.ts'
import { openPartners } from './partner-town.ts'

// Hosts and businesses name the days on which they are shut.

const town = await openPartners()

const open = (view: PartnerAnsicht | number) => {
  if (typeof view === 'number' || view.stand !== 'offen') throw new Error('The link is not open.')
  return view
}

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

/** As if the years since a proposal had gone by: the Christmas of 2031 was that of 2021. */
async function letChristmasGoBy(shop: Keeper): Promise<void> {
  const past = (column: string) =>
    `${column} = replace(replace(${column}::text, '2031-12-24', '2021-12-24'), '2031-12-26', '2021-12-26')::jsonb`
  const inHours = (column: string) =>
    `${column} = replace(replace(${column}::text, '2031-12-23T23', '2021-12-23T23'), '2031-12-26T22', '2021-12-26T22')::jsonb`
  await town.rowsOf(
    `update partner_vorschlaege set ${past('werte')}, ${past('vorher')} where eintrag = $1`,
    shop.id,
  )
  await town.rowsOf(
    `update brancheneintraege set ${inHours('oeffnungszeiten_strukturiert')} where id = $1`,
    shop.id,
  )
  await town.rowsOf(
    `update _brancheneintraege_v set ${inHours('version_oeffnungszeiten_strukturiert')}
      where parent_id = $1`,
    shop.id,
  )
}

test('closed days that go by while a proposal waits hinder neither the business nor the office', async () => {
  const shop = await town.business()
  await town.invite(shop)
  const { zugang } = await town.lastLink(shop)
  const before = open(await town.look(zugang))
  const inventory = { zu_2_von: '2031-12-29', zu_2_bis: '2031-12-30', zu_2_hinweis: 'Inventur' }
  await town.send(zugang, { ...felderOf('brancheneintraege', before.werte), ...inventory })
  await letChristmasGoBy(shop)
  const { werte } = open(await town.look(zugang))
  expect(werte.schliesstage).toEqual([
    { von: '2031-12-29', bis: '2031-12-30', hinweis: 'Inventur' },
  ])
  const again = { ...felderOf('brancheneintraege', werte), bemerkung: 'Bitte bald.' }
  expect(await town.send(zugang, again)).toMatchObject({ ergebnis: 'getan' })
  expect((await town.officeView(shop)).vorschlag?.aenderungen).toMatchObject([
    { vorher: 'keine Angabe', jetzt: null, neu: '29.12.2031–30.12.2031: Inventur' },
  ])
  expect((await town.decide(shop, 'uebernehmen')).status).toBe(200)
  const [usual] = await town.hoursOf(shop)
  expect(usual?.abweichendeZeiten).toMatchObject([
    { zusatz: 'Nur bis 12 Uhr' },
    { beginn: '2021-12-23T23:00:00.000Z', zusatz: 'Weihnachten' },
    { beginn: '2031-12-28T23:00:00.000Z', zusatz: 'Inventur' },
  ])
})
