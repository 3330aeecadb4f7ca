import { felderOf, type PartnerAnsicht, partnerCalls } from '@kurstadt/contract/partner'
import { expect, test } from 'vitest'
import { openPartners } from './partner-town.ts'

// Hosts and businesses keep their own entry by a link (issue 21, point 7).

const town = await openPartners()

const open = (view: PartnerAnsicht | number) => {
  if (typeof view === 'number' || view.stand !== 'offen') throw new Error('The link is not open.')
  return view
}

test('the office invites, the partner changes, the office sees it on its first view, old and new, and takes it over', async () => {
  const host = await town.host({ betten: 20, preis_ab: 80, preis_je: 'doppelzimmer' })
  expect((await town.invite(host)).status).toBe(200)
  const { email, zugang } = await town.lastLink(host)
  expect(email).toBe(host.email)
  const view = open(await town.look(zugang))
  expect(view).toMatchObject({ typ: 'unterkuenfte', werte: { betten: 20, preis_ab: 80 } })
  const felder = { ...felderOf('unterkuenfte', view.werte), betten: '24', telefon: '030 23125-4' }
  const sent = await town.send(zugang, felder)
  expect(sent).toMatchObject({ ergebnis: 'getan', ansicht: { werte: { betten: 24 } } })
  expect(await town.publicBeds(host)).toBe(20)
  expect((await town.officeView(host)).vorschlag).toMatchObject({
    istEntwurf: false,
    aenderungen: [
      { label: 'Betten', vorher: '20', jetzt: null, neu: '24' },
      { label: 'Telefon', vorher: 'keine Angabe', jetzt: null, neu: '030 23125-4' },
    ],
  })
  expect((await town.waiting('tourismus'))?.map(({ id }) => id)).toContain(host.id)
  const done = await town.decide(host, 'uebernehmen')
  expect([done.status, done.body.message]).toEqual([200, 'Übernommen und veröffentlicht.'])
  expect(await town.publicBeds(host)).toBe(24)
  expect(await town.logOf(host)).toEqual(
    expect.arrayContaining([expect.objectContaining({ vorgang: 'eingeladen', wer: 'Probe' })]),
  )
  expect(open(await town.look(zugang))).toMatchObject({
    wartet_seit: null,
    entschieden: { ergebnis: 'uebernommen' },
  })
})

test('used twice: the link shows what was sent, and changes it until the office has decided', async () => {
  const { host, zugang, view } = await town.invited({ betten: 10 })
  const felder = felderOf('unterkuenfte', view.werte)
  await town.send(zugang, { ...felder, betten: '11', bemerkung: 'Seit Mai.' })
  expect(open(await town.look(zugang))).toMatchObject({
    werte: { betten: 11 },
    bemerkung: 'Seit Mai.',
  })
  await town.send(zugang, { ...felder, betten: '12' })
  const { vorschlag } = await town.officeView(host)
  expect(vorschlag?.aenderungen).toMatchObject([{ vorher: '10', neu: '12' }])
  await town.send(zugang, felder)
  expect((await town.officeView(host)).vorschlag).toBeNull()
})

test('looking changes nothing, however often a mail scanner does', async () => {
  const { host, zugang } = await town.invited({ betten: 10 })
  const before = await town.officeView(host)
  for (let count = 0; count < 3; count += 1) await town.look(zugang)
  expect(await town.officeView(host)).toEqual(before)
  expect(before.einladung?.beantwortet).toBeNull()
  await town.act(zugang, 'stimmt')
  const { einladung, vorschlag } = await town.officeView(host)
  expect([vorschlag, einladung?.beantwortet]).toEqual([null, expect.any(String)])
})

test('T65: a link stands in no table, an unknown one is 404, and one entry has one link', async () => {
  const { host, zugang } = await town.invited({})
  const rows = await town.rowsOf('select * from partner_einladungen')
  expect(JSON.stringify(rows)).not.toContain(zugang)
  expect(await town.look('x'.repeat(22))).toBe(404)
  expect((await town.ask(partnerCalls.ansehen, { zugang: 'kurz' })).status).toBe(400)
  await town.invite(host)
  expect(await town.look(zugang)).toEqual({ stand: 'ersetzt' })
  const { zugang: second } = await town.lastLink(host)
  expect(second).not.toBe(zugang)
  expect(open(await town.look(second)).stand).toBe('offen')
})

test('expired, taken back, ended, of an entry in the bin: it says so, and nothing is changed by it', async () => {
  const expired = await town.invited({ betten: 5 })
  await town.rowsOf(
    `update partner_einladungen set gueltig_bis = current_date - 2 where eintrag = $1 and beendet_am is null`,
    expired.host.id,
  )
  expect(await town.send(expired.zugang, { betten: '6' })).toMatchObject({
    ansicht: { stand: 'abgelaufen' },
  })
  expect((await town.officeView(expired.host)).vorschlag).toBeNull()
  const back = await town.invited({})
  expect((await town.post(back.host, 'zuruecknehmen')).status).toBe(200)
  expect((await town.post(back.host, 'zuruecknehmen')).status).toBe(409)
  expect(await town.look(back.zugang)).toEqual({ stand: 'zurueckgenommen' })
  const ended = await town.invited({})
  expect(await town.act(ended.zugang, 'beenden')).toMatchObject({ ansicht: { stand: 'beendet' } })
  expect(
    await town.rowsOf('select email from partner_einladungen where eintrag = $1', ended.host.id),
  ).toEqual([{ email: null }])
  const binned = await town.invited({})
  await town.bin(binned.host)
  expect(await town.look(binned.zugang)).toEqual({ stand: 'zurueckgenommen' })
})

test('somebody else’s link changes their own entry alone', async () => {
  const [one, other] = [await town.invited({ betten: 7 }), await town.invited({ betten: 8 })]
  const felder = felderOf('unterkuenfte', one.view.werte)
  await town.send(one.zugang, { ...felder, betten: '9', eintrag: other.host.id })
  expect((await town.officeView(other.host)).vorschlag).toBeNull()
  const { vorschlag } = await town.officeView(one.host)
  const asked = await town.post(other.host, 'uebernehmen', { stand: vorschlag?.stand })
  expect(asked.status).toBe(409)
  expect(await town.publicBeds(other.host)).toBe(8)
})

test('what is wrong is said at its field, and nothing is kept', async () => {
  const { host, zugang, view } = await town.invited({ betten: 10 })
  const felder = { ...felderOf('unterkuenfte', view.werte), betten: '0', email: 'a@b, c@d.example' }
  expect(await town.send(zugang, felder)).toMatchObject({
    ergebnis: 'fehler',
    fehler: { betten: 'minimum', email: 'ungueltig' },
  })
  expect((await town.officeView(host)).vorschlag).toBeNull()
})

test('what the office has changed meanwhile is said, and never overwritten unseen', async () => {
  const { host, zugang, view } = await town.invited({ betten: 10 })
  await town.send(zugang, { ...felderOf('unterkuenfte', view.werte), betten: '12' })
  const { vorschlag: seen } = await town.officeView(host)
  await town.change(host, { betten: 15 })
  const refused = await town.post(host, 'uebernehmen', { stand: seen?.stand })
  expect([refused.status, await town.publicBeds(host)]).toEqual([409, 15])
  expect((await town.officeView(host)).vorschlag?.aenderungen).toMatchObject([
    { vorher: '10', jetzt: '15', neu: '12' },
  ])
  expect((await town.decide(host, 'uebernehmen')).status).toBe(200)
  expect(await town.publicBeds(host)).toBe(12)
  expect((await town.post(host, 'uebernehmen', { stand: seen?.stand })).status).toBe(409)
})

test('a draft above what is public is not published by it', async () => {
  const { host, zugang, view } = await town.invited({ betten: 10 })
  await town.draft(host, { spezialisierung: 'Noch geheim' })
  await town.send(zugang, { ...felderOf('unterkuenfte', view.werte), betten: '12' })
  expect((await town.officeView(host)).vorschlag?.istEntwurf).toBe(true)
  expect((await town.decide(host, 'uebernehmen')).body.message).toContain('als Entwurf')
  expect(await town.publicBeds(host)).toBe(10)
})

test('declined with a reason that the partner gets by mail, with the link to mend it', async () => {
  const { host, zugang, view } = await town.invited({ betten: 10 })
  await town.send(zugang, { ...felderOf('unterkuenfte', view.werte), betten: '200' })
  expect((await town.decide(host, 'ablehnen', { grund: ' ' })).status).toBe(409)
  expect((await town.decide(host, 'ablehnen', { grund: 'So viele?' })).status).toBe(200)
  const mail = (await town.mailsTo(host.email)).at(-1)
  expect(mail?.text).toContain('Grund: So viele?')
  expect(mail?.text).toContain(zugang)
  expect(open(await town.look(zugang))).toMatchObject({
    werte: { betten: 10 },
    entschieden: { ergebnis: 'abgelehnt', grund: 'So viele?' },
  })
})

test('a business changes its hours and closed days; seasons, telephone hours and part days stay', async () => {
  const shop = await town.business()
  await town.invite(shop)
  const { zugang } = await town.lastLink(shop)
  const view = open(await town.look(zugang))
  expect(view.werte.zeiten).toEqual([{ tagestyp: 'MONTAG', beginn: '08:00', ende: '12:00' }])
  expect(view.werte.schliesstage).toEqual([
    { von: '2031-12-24', bis: '2031-12-26', hinweis: 'Weihnachten' },
  ])
  const felder = {
    ...felderOf('brancheneintraege', view.werte),
    zeit_1_ende: '13:00',
    zu_2_von: '2031-03-29',
    zu_2_bis: '2031-03-31',
  }
  expect(await town.send(zugang, felder)).toMatchObject({ ergebnis: 'getan' })
  expect((await town.decide(shop, 'uebernehmen')).status).toBe(200)
  const [usual, telephone] = await town.hoursOf(shop)
  expect(usual?.regulaereZeiten).toMatchObject([{ beginn: '08:00', ende: '13:00' }])
  expect(usual?.saisons).toHaveLength(1)
  expect(telephone?.typ).toBe('TELEFONISCHE_ERREICHBARKEIT')
  // The clocks change on 30 March 2031.
  expect(usual?.abweichendeZeiten).toMatchObject([
    { zusatz: 'Nur bis 12 Uhr' },
    { zusatz: 'Weihnachten' },
    { beginn: '2031-03-28T23:00:00.000Z', ende: '2031-03-31T21:59:00.000Z', zusatz: 'Geschlossen' },
  ])
})

test('who does not keep such entries invites nobody and sees nothing', async () => {
  const host = await town.host({})
  const other = await town.logIn('rathaus')
  expect(await town.waiting('rathaus')).toBeNull()
  expect((await town.invite(host, host.email, other)).status).toBe(403)
  expect((await town.call('GET', `unterkuenfte/${host.id}/partner`, undefined, other)).status).toBe(
    403,
  )
  expect((await town.invite(host, 'a@b.example, c@d.example')).status).toBe(409)
  expect(await town.mailsTo(host.email)).toEqual([])
})

test('reminded twice a year, once each, and neither in the weeks after an answer nor once ended', async () => {
  const answered = await town.invited({ betten: 3 })
  const quiet = await town.invited({ betten: 3 })
  const [ended, waits] = [await town.invited({}), await town.invited({ betten: 3 })]
  for (const { zugang } of [answered, quiet, ended, waits]) await town.act(zugang, 'stimmt')
  await town.act(ended.zugang, 'beenden')
  await town.send(waits.zugang, { ...felderOf('unterkuenfte', waits.view.werte), betten: '4' })
  const year = new Date().getFullYear() + 1
  await town.rowsOf(
    `update partner_einladungen set beantwortet_am = $2 where eintrag = $1 and beendet_am is null`,
    quiet.host.id,
    `${year}-02-20T12:00:00Z`,
  )
  const reminders = async ({ host }: typeof answered) =>
    (await town.mailsTo(host.email)).filter(({ betreff }) => betreff.startsWith('Stimmt'))
  await town.keep(new Date(`${year}-02-27T08:00:00Z`))
  expect(await reminders(answered)).toHaveLength(0)
  await Promise.all([
    town.keep(new Date(`${year}-03-02T08:00:00Z`)),
    town.keep(new Date(`${year}-03-02T08:00:00Z`)),
  ])
  await town.keep(new Date(`${year}-03-03T08:00:00Z`))
  expect(await reminders(answered)).toHaveLength(1)
  for (const none of [quiet, ended, waits]) expect(await reminders(none)).toHaveLength(0)
  const { zugang } = await town.lastLink(answered.host)
  expect(zugang).not.toBe(answered.zugang)
  expect(open(await town.look(zugang)).stand).toBe('offen')
})

test('T67: what nobody needs any more goes, and a person’s data with it', async () => {
  const { host, zugang, view } = await town.invited({ betten: 3 })
  await town.send(zugang, { ...felderOf('unterkuenfte', view.werte), betten: '4' })
  await town.decide(host, 'uebernehmen')
  await town.post(host, 'zuruecknehmen')
  const left = () => town.rowsOf('select 1 from partner_einladungen where eintrag = $1', host.id)
  const afterDays = (days: number) => new Date(Date.now() + days * 86_400_000)
  await town.keep(afterDays(80))
  expect(await left()).toHaveLength(1)
  await town.keep(afterDays(100))
  expect(await left()).toHaveLength(0)
  expect(await town.look(zugang)).toBe(404)
})
