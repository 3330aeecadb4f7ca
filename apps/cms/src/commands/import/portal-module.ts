import { recordOf, type Values } from '../../platform/record.ts'
import { blockOptions } from './block-options.ts'
import type { Lookup } from './from-wire.ts'

const categories = [1, 2, 3, 4, 5, 6].map((number) => `preiskategorie${number}`)

/** The package of a module is named by its price categories alone. */
function packageOf(content: Values): unknown {
  const filled = categories.map((name) => recordOf(content[name]).field_mainform)
  return filled.find((nummer) => typeof nummer === 'number') ?? null
}

/** Kinds of modules that the wire spells its own way (spec 3, portal module). */
const kinds: Readonly<Record<string, (content: Values) => Values>> = {
  pauschalen: (content) => ({ ...content, pauschale: packageOf(content) }),
  'panoramabild-panoramateaser': (content) => ({
    ...content,
    bild: recordOf(content.bildupload).bild ?? null,
  }),
}

/** A portal module as the model keeps it: its one block and the page it stands on. */
export function portalModule(wire: Values, lookup: Lookup): Values {
  const { name } = recordOf(wire.modul)
  const kind = String(name)
  const change = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
  const content = recordOf(wire.content)
  const options = change ? change(content) : blockOptions(kind, content)
  const { titel } = recordOf(wire.seite)
  return {
    name: `${kind} ${String(wire.id)}`,
    inhalt: [{ blockType: kind, ...options }],
    seite: typeof titel === 'string' ? lookup.titled('seiten', titel) : null,
  }
}
