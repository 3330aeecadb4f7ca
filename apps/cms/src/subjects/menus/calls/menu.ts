import type { Call } from '../../../wire/call/call.ts'
import { pagePaths, plainRead } from '../../../wire/read/index.ts'
import type { Refs } from '../../../wire/serialise/index.ts'
import { embeddedTags } from '../../../wire/tags.ts'
import { menuOf, pagesOfMenu } from '../serialise/menu.ts'

/** A named menu (spec 7); one that nobody has filled in yet is empty. */
export const menu: Call<'menu'> = async ({ payload, params: { name } }) => {
  const sprache = name.endsWith('_EN') ? 'en' : 'de'
  const { docs } = await payload.find({
    collection: 'menus',
    where: { name: { equals: name } },
    limit: 1,
    pagination: false,
    ...plainRead,
  })
  const stored = docs[0]?.menuItems ?? []
  const refs: Refs = {
    sprache,
    medien: new Map(),
    pfade: await pagePaths(payload, sprache, pagesOfMenu(stored)),
    related: {},
    stellen: new Map(),
    preise: new Map(),
    detailPages: {},
    festivalPage: null,
    translated: null,
  }
  return { answer: menuOf(name, stored, refs), tags: ['menu', ...embeddedTags(refs)] }
}
