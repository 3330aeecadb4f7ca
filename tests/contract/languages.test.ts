import { calls } from '@kurstadt/contract'
import { beforeAll, expect, test } from 'vitest'
import { type RunningTown, startTown } from './running-town.ts'

let running: RunningTown

beforeAll(async () => {
  running = await startTown()
})

test('English gives what is translated in English and the rest in German', async () => {
  const { town, read } = running
  const event = calls['veranstaltungen/{id}'].answer.parse(
    await read(`veranstaltungen/${town.concert}?sprache=en`),
  )
  expect(event).toMatchObject({
    sprache: 'en',
    titel: 'Greatest concert in the spa gardens',
    preis: '12 Euro',
    plain_text: 'Unter Linden.',
    detailURL: `/en/events/greatest-concert-in-the-spa-gardens-id_${town.concert}/`,
    bild: { alt: 'The spa gardens' },
    rubriken: [{ rubrik: 'Concerts', sprache: 'en' }],
  })
})

test('an entry without an English title says that it is in German', async () => {
  const { town, read } = running
  expect(await read(`veranstaltungen/${town.walk}?sprache=en`)).toMatchObject({
    sprache: 'de',
    titel: 'Wanderung',
  })
  expect(await read(`seiten/${town.germanOnly.nummer}?sprache=en`)).toMatchObject({
    sprache: 'de',
    title: 'Bäder',
  })
})

test('German is the default and knows nothing of the English texts', async () => {
  const { town, read } = running
  expect(await read(`veranstaltungen/${town.concert}`)).toMatchObject({
    sprache: 'de',
    titel: 'Größtes Konzert im Kurpark',
    detailURL: `/de/veranstaltungen/groesstes-konzert-im-kurpark-id_${town.concert}/`,
  })
})

test('the sitemap names each address with the others of the same thing', async () => {
  const { town, read } = running
  const { data } = calls.sitemap.answer.parse(await read('sitemap'))
  const hrefs = data.map(({ href }) => href)
  const concert = `/de/veranstaltungen/groesstes-konzert-im-kurpark-id_${town.concert}/`
  expect(new Set(hrefs).size).toBe(hrefs.length)
  expect(hrefs).toContain('/en/events/')
  expect(hrefs).not.toContain('/de/entwurf/')
  expect(hrefs.filter((href) => href.includes('*'))).toStrictEqual([])
  expect(data.find(({ href }) => href === concert)?.alternates).toStrictEqual({
    de: concert,
    en: `/en/events/greatest-concert-in-the-spa-gardens-id_${town.concert}/`,
  })
  expect(data.find(({ href }) => href === '/de/baeder/')?.alternates).toStrictEqual({
    de: '/de/baeder/',
  })
})

test('every address of the sitemap has a route of its own', async () => {
  const { data } = calls.sitemap.answer.parse(await running.read('sitemap'))
  for (const { href, alternates } of data) {
    const route = calls.route.answer.parse(
      await running.read(`route?url=${encodeURIComponent(href)}`),
    )
    expect(route, href).toHaveProperty('apiCalls')
    expect(route, href).toMatchObject({ alternates })
  }
})
