import { type OparlObject, parseObject, parsePage } from './oparl-schema.ts'

// A client of OParl as somebody writes who has read the specification and knows nothing of us: it
// follows addresses and never makes one up, but for the filters that it appends to a list.

/** Fetches a public address. */
export type FetchAddress = (address: string) => Promise<Response>

/** What a client has read: objects by their address, in the order in which lists named them. */
export type Harvest = {
  system: OparlObject
  bodies: OparlObject[]
  /** By the body's property that names the list. */
  lists: Map<string, OparlObject[]>
  /** Every text that was answered. */
  texts: string[]
}

/** The lists of a body, by the names of their properties. */
export const listNames = [
  'organization',
  'person',
  'meeting',
  'paper',
  'agendaItem',
  'consultation',
  'file',
  'locationList',
  'legislativeTermList',
  'membership',
] as const

const addressIn = (value: unknown): string => {
  if (typeof value !== 'string') throw new Error('no address')
  return value
}

/** A client that reads what there is. */
export function oparlClient(fetchAddress: FetchAddress) {
  const texts: string[] = []

  async function read(address: string): Promise<unknown> {
    const response = await fetchAddress(address)
    const text = await response.text()
    texts.push(text)
    if (response.status !== 200) throw new Error(`${address}: ${response.status} ${text}`)
    return JSON.parse(text)
  }

  async function readList(first: string): Promise<OparlObject[]> {
    const found: OparlObject[] = []
    for (let address: string | undefined = first; address !== undefined; ) {
      const page = parsePage(await read(address))
      found.push(...page.data)
      address = page.links.next
    }
    return found
  }

  const readObject = async (address: string) => parseObject(await read(address))

  /** Everything from the entrance on; `filters` go to each list of the bodies. */
  async function harvest(entrance: string, filters: Record<string, string> = {}): Promise<Harvest> {
    const system = await readObject(entrance)
    const bodies = await readList(addressIn(system.body))
    const lists = new Map<string, OparlObject[]>()
    for (const body of bodies)
      for (const name of listNames) {
        const address = new URL(addressIn(body[name]))
        for (const [key, value] of Object.entries(filters)) address.searchParams.set(key, value)
        lists.set(name, [...(lists.get(name) ?? []), ...(await readList(address.href))])
      }
    return { system, bodies, lists, texts }
  }

  return { read, readList, readObject, harvest }
}

/** Every address of an object of OParl that stands anywhere in a value. */
export function addressesIn(value: unknown, base: string): string[] {
  if (typeof value === 'string') return value.startsWith(base) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap((one: unknown) => addressesIn(one, base))
}
