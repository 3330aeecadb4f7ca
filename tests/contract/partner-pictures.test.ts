import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { felderOf, mostPictures, type PartnerAnsicht } from '@kurstadt/contract/partner'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { jpegWithPlace, marker, pngThatClaims, scene } from '../support/sample-pictures.ts'
import type { Keeper } from './partner-entries.ts'
import { openPartners } from './partner-town.ts'
import { german, local } from './writing.ts'

// Hosts change the pictures of their own entry (decision 0119; T45, T46, T47, T66, T67, F12).

const town = await openPartners()

const folder = (kind: 'ATTACHMENT_DIR' | 'MEDIA_DIR') => process.env[kind] ?? ''
async function filesIn(kind: 'ATTACHMENT_DIR' | 'MEDIA_DIR') {
  const { sweepLeftovers } = await import('../../apps/cms/src/platform/media/index.ts')
  await sweepLeftovers()
  return (await readdir(folder(kind))).filter((name) => !name.startsWith('.')).toSorted()
}

const open = (view: PartnerAnsicht | number) => {
  if (typeof view === 'number' || view.stand !== 'offen') throw new Error('The link is not open.')
  return view
}

let count = 0
/** A picture of the library, each with other pixels. */
async function medium(): Promise<string> {
  count += 1
  const data = await scene(300 + count, 200)
    .png()
    .toBuffer()
  const { id } = await town.payload.create({
    collection: 'medien',
    ...german,
    data: { alt: `Bild ${count}`, copyright: 'Foto: Stadt', bildtext: `Legende ${count}` },
    file: { name: 'a.png', data, mimetype: 'image/png', size: data.length },
  })
  return String(id)
}

const photo = async (reihe: number, data: Promise<Buffer> = jpegWithPlace()) => ({
  reihe,
  daten: (await data).toString('base64'),
})
const said = (row: number) => ({
  [`foto_${row}_text`]: 'Zimmer mit Balkon',
  [`foto_${row}_en`]: 'Room with a balcony',
  foto_recht: 'Foto: Haus Tanne',
})

async function withPictures(many: number) {
  const ids: string[] = []
  while (ids.length < many) ids.push(await medium())
  const [bild, ...bilder] = ids
  const own = await town.invited({ bild, bilder })
  return { ...own, ids, felder: felderOf('unterkuenfte', own.view.werte) }
}

const pictureIds = z.object({ bild: z.string().nullish(), bilder: z.array(z.string()).nullish() })
async function publicPictures({ id }: Keeper) {
  const doc = await town.payload.findByID({ collection: 'unterkuenfte', id, ...german })
  const { bild, bilder } = pictureIds.parse(doc)
  return [bild ?? null, ...(bilder ?? [])]
}

test('a host sees their pictures, adds one, takes one away and puts another first; the office accepts', async () => {
  const [{ felder, host, ids, view, zugang }, before] = [
    await withPictures(3),
    await filesIn('ATTACHMENT_DIR'),
  ]
  expect(view.bilder).toHaveLength(3)
  expect(view.bilder.map(({ id }) => id)).toEqual(ids)
  expect(view.bilder[0]?.bildtext).toMatch(/^Legende/)
  expect(view.bilder[0]?.vorschau).toMatch(/^\/media\/.*\.webp$/)
  const changed = { ...felder, ...said(1), bild_2_weg: 'ja', bild_erstes: 'foto_1' }
  const sent = await town.send(zugang, changed, [await photo(1)])
  expect(sent).toMatchObject({ ergebnis: 'getan' })
  const shown = open(await town.look(zugang))
  const likeness = shown.bilder.find(({ id }) => id === shown.werte.bilder[0]?.id)?.vorschau
  expect(likeness).toMatch(/^data:image\/webp;base64,/)
  expect(await publicPictures(host)).toEqual(ids)

  const files = (await filesIn('ATTACHMENT_DIR')).filter((name) => !before.includes(name))
  expect(files).toEqual([expect.stringMatching(/^foto-[0-9a-f]{12}\.jpg$/)])
  const kept = await readFile(path.join(folder('ATTACHMENT_DIR'), files[0] ?? ''))
  for (const secret of [marker, 'GPS', 'Exif']) expect(kept.includes(secret)).toBe(false)

  const { vorschlag } = await town.officeView(host)
  expect(vorschlag?.aenderungen).toMatchObject([
    { label: 'Bilder', vorher: '3 Bilder', neu: '3 Bilder' },
  ])
  expect(vorschlag?.bilder?.vorher.map(({ istNeu }) => istNeu)).toEqual([false, false, false])
  const [first] = vorschlag?.bilder?.neu ?? []
  expect(first).toMatchObject({
    istNeu: true,
    worte: ['Zimmer mit Balkon', 'Englisch: Room with a balcony', 'Foto: Haus Tanne'],
  })
  const whole = (first?.gross ?? '').replace('/api/', '')
  expect((await town.download(whole, await town.logIn('tourismus'))).status).toBe(200)
  expect((await town.download(whole, await town.logIn('rathaus'))).status).toBe(403)

  expect((await town.decide(host, 'uebernehmen')).status).toBe(200)
  const [added, ...rest] = await publicPictures(host)
  expect(rest).toEqual([ids[0], ids[2]])
  const id = String(added)
  const inGerman = await town.payload.findByID({ collection: 'medien', id, ...german })
  expect(inGerman).toMatchObject({
    alt: 'Zimmer mit Balkon',
    copyright: 'Foto: Haus Tanne',
    lizenz: 'nutzungsrecht',
  })
  const inEnglish = await town.payload.findByID({
    collection: 'medien',
    id,
    ...local,
    locale: 'en',
  })
  expect(inEnglish.alt).toBe('Room with a balcony')
  expect(await filesIn('ATTACHMENT_DIR')).toEqual(before)
})

test('F12: the same form sent twice brings its photo once, with the description that came last', async () => {
  const { felder, zugang } = await withPictures(1)
  const data = jpegWithPlace()
  const form = { ...felder, ...said(1) }
  await town.send(zugang, form, [await photo(1, data)])
  const before = await filesIn('ATTACHMENT_DIR')
  await town.send(zugang, { ...form, foto_1_text: 'Zimmer' }, [await photo(1, data)])
  const twice = { ...form, ...said(2), foto_1_text: 'Zimmer', foto_2_text: 'Zimmer' }
  await town.send(zugang, twice, [await photo(1, data), await photo(2, data)])
  const { bilder } = open(await town.look(zugang)).werte
  expect(bilder.map(({ neu }) => neu?.text)).toEqual([undefined, 'Zimmer'])
  expect(await filesIn('ATTACHMENT_DIR')).toEqual(before)
})

test('T66: pictures of others come into no entry, and what the form does not name stays', async () => {
  const [one, another] = [await withPictures(2), await withPictures(1)]
  await town.send(another.zugang, { ...another.felder, ...said(1) }, [await photo(1)])
  const waits = open(await town.look(another.zugang)).werte.bilder.find(({ neu }) => neu !== null)
  const foreign = {
    bild_3_id: another.ids[0] ?? '',
    bild_4_id: waits?.id ?? '',
    bild_4_text: 'Meins',
  }
  const sent = await town.send(one.zugang, {
    ...one.felder,
    ...foreign,
    bild_erstes: waits?.id ?? '',
  })
  expect(sent).toMatchObject({ ergebnis: 'getan', ansicht: { wartet_seit: null } })
  expect((await town.officeView(one.host)).vorschlag).toBeNull()
  await town.send(one.zugang, { betten: '4' })
  expect(open(await town.look(one.zugang)).werte.bilder.map(({ id }) => id)).toEqual(one.ids)
  const { vorschlag } = await town.officeView(another.host)
  expect(vorschlag?.bilder?.neu.map(({ worte }) => worte[0])).toContain('Zimmer mit Balkon')
})

test('who changes what waits does not take back what the office has changed since it was sent', async () => {
  const { felder, host, ids, zugang } = await withPictures(2)
  await town.send(zugang, { ...felder, bild_2_weg: 'ja' })
  const added = await medium()
  await town.change(host, { betten: 5, bilder: [...ids.slice(1), added] })
  const { werte } = open(await town.look(zugang))
  expect(werte).toMatchObject({ betten: 5, bilder: [{ id: ids[0] }, { id: added }] })
  await town.send(zugang, { ...felderOf('unterkuenfte', werte), saison: 'Immer' })
  const { vorschlag } = await town.officeView(host)
  expect(vorschlag?.aenderungen.map(({ label }) => label)).toEqual(['Geöffnet', 'Bilder'])
})

test('a proposal with a picture that lies in the bin by now can be taken over', async () => {
  const { felder, host, ids, zugang } = await withPictures(2)
  await town.send(zugang, { ...felder, ...said(1) }, [await photo(1)])
  await town.change(host, { bilder: [] })
  const bin = { deletedAt: new Date().toISOString() }
  await town.payload.update({ collection: 'medien', id: ids[1] ?? '', ...german, data: bin })
  expect((await town.decide(host, 'uebernehmen')).status).toBe(200)
  expect(await publicPictures(host)).toEqual([ids[0], expect.any(String)])
})

test('T45, T46: what is no picture, too many pixels, without words or owner is said at its field; nothing is kept', async () => {
  const { felder, zugang } = await withPictures(1)
  const before = await filesIn('ATTACHMENT_DIR')
  const fehlerOf = async (more: object, fotos: object[]) => {
    const answer = await town.send(zugang, { ...felder, ...more }, fotos)
    return typeof answer !== 'number' && answer.ergebnis === 'fehler' ? answer.fehler : answer
  }
  const html = Promise.resolve(Buffer.from('<script>alert(1)</script>'))
  expect(await fehlerOf(said(1), [await photo(1, html)])).toEqual({ foto_1_datei: 'datei_art' })
  const bomb = Promise.resolve(pngThatClaims(30_000, 30_000))
  expect(await fehlerOf(said(1), [await photo(1, bomb)])).toEqual({ foto_1_datei: 'datei_gross' })
  const large = Promise.resolve(Buffer.concat([await jpegWithPlace(), Buffer.alloc(10_000_000)]))
  expect(await fehlerOf(said(1), [await photo(1, large)])).toEqual({ foto_1_datei: 'datei_gross' })
  expect(await fehlerOf({}, [await photo(2)])).toEqual({
    foto_2_text: 'fehlt',
    foto_recht: 'fehlt',
  })
  expect(await fehlerOf(said(3), [])).toEqual({ foto_3_datei: 'fehlt' })
  expect(await fehlerOf({}, [await photo(4)])).toBe(400)
  expect(
    await fehlerOf(
      {},
      [1, 2, 3, 1].map((reihe) => ({ reihe, daten: '' })),
    ),
  ).toBe(400)
  expect(await filesIn('ATTACHMENT_DIR')).toEqual(before)
})

test('an entry has as many pictures as its field takes', async () => {
  const { felder, zugang } = await withPictures(mostPictures)
  const sent = await town.send(zugang, { ...felder, ...said(1) }, [await photo(1)])
  expect(sent).toMatchObject({ ergebnis: 'fehler', fehler: { foto_1_datei: 'dateien_zahl' } })
  const room = { ...felder, ...said(1), bild_13_weg: 'ja' }
  expect(await town.send(zugang, room, [await photo(1)])).toMatchObject({ ergebnis: 'getan' })
})

test('T67: photos that are declined, taken back, or whose entry or person goes are deleted', async () => {
  const before = await filesIn('ATTACHMENT_DIR')
  const sending = async () => {
    const own = await withPictures(1)
    await town.send(own.zugang, { ...own.felder, ...said(1) }, [await photo(1)])
    expect(await filesIn('ATTACHMENT_DIR')).toHaveLength(before.length + 1)
    return own
  }
  const declined = await sending()
  expect((await town.decide(declined.host, 'ablehnen', { grund: 'Unscharf.' })).status).toBe(200)
  expect((await town.mailsTo(declined.host.email)).at(-1)?.text).toContain('Unscharf.')
  expect(await filesIn('ATTACHMENT_DIR')).toEqual(before)
  expect(open(await town.look(declined.zugang)).werte.bilder).toHaveLength(1)

  const back = await sending()
  const [waits] = open(await town.look(back.zugang)).werte.bilder.slice(1)
  const without = { ...back.felder, bild_2_id: waits?.id ?? '', bild_2_weg: 'ja' }
  expect(await town.send(back.zugang, without)).toMatchObject({ ansicht: { wartet_seit: null } })
  expect(await filesIn('ATTACHMENT_DIR')).toEqual(before)

  const gone = await sending()
  await town.payload.delete({ collection: 'unterkuenfte', id: gone.host.id, ...local })
  await town.keep(new Date())
  expect(await filesIn('ATTACHMENT_DIR')).toEqual(before)

  const erased = await sending()
  await town.rowsOf('delete from partner_einladungen where eintrag = $1', erased.host.id)
  expect(await filesIn('ATTACHMENT_DIR')).toEqual(before)
})
